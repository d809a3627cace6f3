import { css } from '@emotion/react';
import type { FormEvent } from 'react';
import type { Review } from 'shared-kernel/contract/reviews';
import { formatNumber } from 'shared-kernel/i18n/format';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { CheckIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { useHelpful } from './use-helpful';

const button = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-3')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
  @media (hover: hover) {
    &:hover {
      background: ${token('colour-sunken')};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${token('colour-primary-ink')};
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;

/** 'Helpful' with its number of votes; without scripts the browser posts it to the page `helpful`. @param about id of the reviewer's name */
export function HelpfulButton({ review, about }: { review: Review; about: string }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const href = useHref();
  const { vote, press } = useHelpful(review);
  const { helpful, helpful_count: count } = vote;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <form method="post" action={href(link('helpful'))} onSubmit={submit}>
      <input type="hidden" name="product" value={review.product_id} />
      <button
        css={button}
        type="submit"
        name="review"
        value={review.id}
        aria-pressed={helpful}
        aria-describedby={about}
      >
        {helpful && <CheckIcon />}
        {t('reviews.helpful')}
        {count > 0 && <bdi>({formatNumber(language, count)})</bdi>}
      </button>
    </form>
  );
}
