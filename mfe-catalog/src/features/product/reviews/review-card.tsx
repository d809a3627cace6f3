import { css } from '@emotion/react';
import { useId } from 'react';
import { Stars } from 'shared-kernel/commerce/stars';
import type { Review } from 'shared-kernel/contract/reviews';
import { formatDate } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { CheckIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { WrittenText } from 'shared-kernel/ui/written-text';
import { displayName } from '../../../components/display-name';
import { HelpfulButton } from './helpful-button';
import { PhotoButton } from './photo-button';
import { author, date, head, line, verified } from './review-card.styles';
import { ReviewText } from './review-text';
import { TEXT_HEIGHT } from './review-text.styles';
import * as styles from './reviews.styles';

const body = css`
  display: flex;
  align-items: start;
  gap: ${token('space-3')};
  min-block-size: ${TEXT_HEIGHT};
`;
const photo = css`
  flex: none;
  inline-size: ${TEXT_HEIGHT};
  block-size: ${TEXT_HEIGHT};
`;

const foreignNote = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;

/** One review: name, day, stars, whether it is a verified purchase, text and photos, and helpful votes (S112, issue 13). */
export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const id = useId();
  const { user, created_at, rating, review: text, review_images: photos, language: written } = review;
  // the server does not know the shopper's time zone
  const timeZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  const foreign = written && written !== language;
  return (
    <article css={styles.card} aria-labelledby={id}>
      <div css={head}>
        <h3 css={author} id={id} dir="auto">
          {user.name}
        </h3>
        <time css={date} dateTime={created_at} suppressHydrationWarning>
          {formatDate(language, created_at, { timeZone })}
        </time>
      </div>
      <div css={line}>
        <Stars rating={rating} />
        {review.verified && (
          <span css={verified}>
            <CheckIcon />
            {t('reviews.verified')}
          </span>
        )}
      </div>
      <div css={body}>
        <ReviewText text={text} language={written} about={id} />
        {photos.length > 0 && (
          <PhotoButton css={photo} photos={photos} title={t('reviews.photosBy', { name: user.name })} />
        )}
      </div>
      <div css={line}>
        {text && review.helpful_count !== undefined && <HelpfulButton review={review} about={id} />}
        {foreign && (
          <WrittenText
            css={foreignNote}
            by={written}
            write={() => t('reviews.writtenIn', { language: displayName(language, 'language', written) })}
          />
        )}
      </div>
    </article>
  );
}
