import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { fingerHigh } from 'shared-kernel/ui/finger-high';
import { token } from 'shared-kernel/ui/tokens';

/** The URLs of the steps, in order. */
const STEPS = {
  cart: () => link('cart'),
  shipping: () => link('shipping'),
  checkout: () => link('checkout'),
};
export type Step = keyof typeof STEPS;
const ORDER = Object.keys(STEPS) as Step[];

const list = css`
  display: flex;
  gap: ${token('space-2')};
  counter-reset: step;
  li {
    flex: 1;
    min-inline-size: 0;
    padding-block-start: ${token('space-2')};
    border-block-start: 3px solid ${token('colour-line')};
    color: ${token('colour-ink-muted')};
    font-size: ${token('text-sm')};
    counter-increment: step;
  }
  li::before {
    content: counter(step) '. ';
  }
  a {
    /* short labels are wide enough for a finger as well */
    min-inline-size: ${token('touch')};
    ${fingerHigh}
  }
  li[data-reached] {
    border-color: ${token('colour-primary')};
    @media (forced-colors: active) {
      border-color: Highlight;
    }
  }
  [aria-current] {
    color: ${token('colour-ink')};
    font-weight: ${token('weight-strong')};
  }
`;

/** The steps from cart to order; completed steps are links back, without loss of input (look). */
export function Steps({ current }: { current: Step }) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const at = ORDER.indexOf(current);
  return (
    <nav aria-label={t('steps.label')}>
      <ol css={list}>
        {ORDER.map((step, i) => (
          <li key={step} data-reached={i <= at ? '' : undefined}>
            {i < at ? (
              <a href={href(STEPS[step]())}>{t(`steps.${step}`)}</a>
            ) : (
              <span aria-current={i === at ? 'step' : undefined}>{t(`steps.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
