import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Reviews } from 'shared-kernel/contract/reviews';
import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { ReviewCard } from './review-card';
import * as styles from './reviews.styles';
import { ReviewsFailed } from './reviews-failed';
import { type ReviewChoice, reviewsOptions } from './reviews-query';

const old = css`
  opacity: 0.5;
`;

interface ReviewListProps {
  productId: number;
  choice: ReviewChoice;
}

/** The chosen reviews, page after page. The previous ones stay, dimmed, until the next choice is loaded. */
export function ReviewList({ productId, choice }: ReviewListProps) {
  const { t } = useTranslation('catalog');
  const { api, language } = usePage();
  // a new choice starts at its first page
  const [shown, setShown] = useState({ choice, pages: 1 });
  const pages = shown.choice === choice ? shown.pages : 1;
  const first = useQuery({
    ...reviewsOptions(api, productId, choice),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  if (!first.data || first.isError) return first.isError ? <ReviewsFailed retry={first.refetch} /> : null;
  const { total, last_page, per_page } = first.data.all;
  const last = Math.min(pages, last_page);
  return (
    <>
      <p css={styles.count} role="status">
        {!first.isPlaceholderData &&
          total > 0 &&
          t('reviews.shown', {
            shown: formatNumber(language, Math.min(total, last * per_page)),
            total: formatNumber(language, total),
          })}
        {total === 0 && t('reviews.nothing')}
      </p>
      <ul css={[styles.cards, first.isPlaceholderData && old]} aria-busy={first.isPlaceholderData || undefined}>
        <Cards page={first.data} />
        {Array.from({ length: last - 1 }, (_, i) => (
          <FurtherPage key={i} productId={productId} choice={choice} page={i + 2} />
        ))}
      </ul>
      {last < last_page && (
        <Button css={styles.more} onClick={() => setShown({ choice, pages: last + 1 })}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
}

interface FurtherPageProps {
  productId: number;
  choice: ReviewChoice;
  page: number;
}

/** A page loaded on demand; its first review takes the focus of the button. */
function FurtherPage({ productId, choice, page }: FurtherPageProps) {
  const { api } = usePage();
  const { data, isError, refetch } = useQuery({ ...reviewsOptions(api, productId, choice, page), throwOnError: false });
  if (isError)
    return (
      <li>
        <ReviewsFailed retry={refetch} />
      </li>
    );
  if (!data)
    return Array.from({ length: 2 }, (_, i) => (
      <li key={i}>
        <Shimmer css={styles.card} />
      </li>
    ));
  return <Cards page={data} focused />;
}

function Cards({ page, focused = false }: { page: Reviews; focused?: boolean }): ReactNode {
  const start = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focused) start.current?.focus({ preventScroll: true });
  }, [focused]);
  return page.all.data.map((review, index) => (
    <li key={review.id} ref={index ? null : start} tabIndex={-1} css={styles.cell}>
      <ReviewCard review={review} />
    </li>
  ));
}
