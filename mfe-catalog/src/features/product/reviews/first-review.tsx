import { Stars } from 'shared-kernel/commerce/stars';
import { DIRECTION } from 'shared-kernel/contract/languages';
import type { Review } from 'shared-kernel/contract/reviews';
import { formatDate } from 'shared-kernel/i18n/format';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { CheckIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import * as styles from './review-card.styles';
import { beginning, words } from './review-text.styles';
import { card } from './reviews.styles';

/** with scripts the card's own button replaces it */
const plain = lateCss`
  @media not (scripting: none) {
    display: none;
  }
`;

/** A card of the same height as `ReviewCard`, without scripts: name, day, stars, the beginning of the text and a form to vote for it. */
export function FirstReview({ review }: { review: Review }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const href = useHref();
  const { id, user, created_at, rating, review: text, language: written, verified } = review;
  const name = `review-${id}`;
  return (
    <article css={card} aria-labelledby={name}>
      <div css={styles.head}>
        <h3 css={styles.author} id={name} dir="auto">
          {user.name}
        </h3>
        <time css={styles.date} dateTime={created_at}>
          {formatDate(language, created_at, { timeZone: 'UTC' })}
        </time>
      </div>
      <div css={styles.line}>
        <Stars rating={rating} />
        {verified && (
          <span css={styles.verified}>
            <CheckIcon />
            {t('reviews.verified')}
          </span>
        )}
      </div>
      <div css={beginning} dir={written ? DIRECTION[written] : 'auto'}>
        <p css={words} lang={written ?? undefined}>
          {text}
        </p>
      </div>
      <form css={plain} method="post" action={href(link('helpful'))}>
        <input type="hidden" name="product" value={review.product_id} />
        <Button type="submit" small name="review" value={id} aria-describedby={name}>
          {t('reviews.helpful')}
        </Button>
      </form>
    </article>
  );
}
