import { css } from '@emotion/react';
import { useId } from 'react';
import { Stars } from 'shared-kernel/commerce/stars';
import type { Review } from 'shared-kernel/contract/reviews';
import { formatDate } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { PhotoButton } from './photo-button';
import { ReviewText, TEXT_HEIGHT } from './review-text';
import * as styles from './reviews.styles';

const head = css`
  display: flex;
  align-items: baseline;
  gap: ${token('space-3')};
  min-inline-size: 0;
`;
const author = css`
  min-inline-size: 0;
  overflow: hidden;
  font-size: inherit;
  line-height: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const date = css`
  flex: none;
  margin-inline-start: auto;
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
`;
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

/** The shopper's own; cards are made in the browser only, so the server cannot have written another. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One review: name, day, stars, text and photos. */
export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const id = useId();
  const { user, created_at, rating, review: text, review_images: photos } = review;
  return (
    <article css={styles.card} aria-labelledby={id}>
      <div css={head}>
        <h3 css={author} id={id} dir="auto">
          {user.name}
        </h3>
        <time css={date} dateTime={created_at}>
          {formatDate(language, created_at, { timeZone: timeZone() })}
        </time>
      </div>
      <Stars rating={rating} />
      <div css={body}>
        <ReviewText text={text} about={id} />
        {photos.length > 0 && (
          <PhotoButton css={photo} photos={photos} title={t('reviews.photosBy', { name: user.name })} />
        )}
      </div>
    </article>
  );
}
