import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { orderSteps } from 'shared-kernel/rules/order-steps';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { CheckIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { card } from './page.styles';

const row = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  ${upTo(576)} {
    grid-auto-flow: row;
    gap: ${token('space-1')};
  }
`;
const step = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  text-align: center;
  font-size: ${token('text-sm')};
  /* the line to the step before */
  &:not(:first-of-type)::before {
    content: '';
    position: absolute;
    inset-block-start: 15px;
    inset-inline: -50% 50%;
    block-size: 2px;
    background: ${token('colour-line')};
  }
  &[data-state='done']::before,
  &[data-state='active']::before {
    background: ${token('colour-primary')} !important;
  }
  ${upTo(576)} {
    grid-template-columns: auto 1fr;
    justify-items: start;
    align-items: center;
    text-align: start;
    min-block-size: ${token('touch')};
    &:not(:first-of-type)::before {
      inset-block: -50% 50%;
      inset-inline: 15px auto;
      inline-size: 2px;
      block-size: auto;
    }
  }
`;
const dot = css`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border: 2px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-raised')};
  font-variant-numeric: tabular-nums;
  [data-state='active'] > & {
    border-color: ${token('colour-primary')};
    box-shadow: 0 0 0 4px ${token('colour-primary-soft')};
  }
  [data-state='done'] > & {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary')};
    color: ${token('colour-primary-contrast')};
  }
`;

/** The delivery's steps as a row, stacked on phones: done, active, pending (S185, S186, S189). */
export function OrderSteps({ order }: { order: Pick<OrderDetail, 'status' | 'cancelled'> }) {
  const { t } = useTranslation('account');
  const word = { done: 'step.done', active: 'step.active', pending: 'step.waiting' };
  return (
    <ol css={[card, row]} aria-label={t('order.steps')}>
      {orderSteps(order).map(({ name, state, status }) => (
        <li key={name} css={step} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
          <span css={dot} aria-hidden="true">
            {state === 'done' ? <CheckIcon /> : status}
          </span>
          <span>
            {t(`step.${name}`)}
            <span css={visuallyHidden}> ({t(word[state])})</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
