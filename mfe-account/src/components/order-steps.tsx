import { css } from '@emotion/react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { orderSteps } from 'shared-kernel/rules/order-steps';
import { from } from 'shared-kernel/ui/breakpoints';
import { CheckIcon, CloseIcon } from 'shared-kernel/ui/icons';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { deliveryKey } from './order-words';
import { paddedCard } from './page.styles';

const row = css`
  display: grid;
  ${from(768)} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
const step = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${token('space-3')};
  align-items: start;
  padding-block-end: ${token('space-5')};
  font-size: ${token('text-sm')};
  &:last-of-type {
    padding-block-end: 0;
  }
  /* the line to the next step */
  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-block: 32px 0;
    inset-inline-start: 15px;
    inline-size: 2px;
    background: ${token('colour-line')};
  }
  &[data-state='done']:not(:has(+ [data-state='pending']))::before {
    background: ${token('colour-primary')};
  }
  ${from(768)} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${token('space-2')};
    justify-items: center;
    /* a step without a time is as tall as the others, with its name level with theirs */
    align-content: start;
    padding-block-end: 0;
    text-align: center;
    &:not(:last-of-type)::before {
      inset-block: 15px auto;
      inset-inline: 50% -50%;
      inline-size: auto;
      block-size: 2px;
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
  color: ${token('colour-ink-muted')};
  font-variant-numeric: tabular-nums;
  [data-state='active'] > & {
    border-color: ${token('colour-primary')};
    box-shadow: 0 0 0 4px ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
  [data-state='done'] > & {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary')};
    color: ${token('colour-primary-contrast')};
  }
  [data-state='ended'] > & {
    border-color: ${token('colour-danger')};
    color: ${token('colour-danger')};
  }
`;
const words = css`
  display: grid;
  min-block-size: 32px;
  align-content: center;
  [data-state='active'] > &,
  [data-state='ended'] > & {
    font-weight: ${token('weight-strong')};
  }
  [data-state='pending'] > & {
    color: ${token('colour-ink-muted')};
  }
  ${from(768)} {
    align-content: start;
  }
`;
const moment = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-normal')};
`;

interface OrderStepsProps {
  order: Pick<OrderDetail, 'status' | 'cancelled' | 'expired' | 'status_history'>;
}

/**
 * The delivery steps as a row, stacked on phones: done, active or pending, with the time of each (S185, S186). A cancelled order ends
 * at the step it had reached: no later step will come (S189).
 */
export function OrderSteps({ order }: OrderStepsProps) {
  const { t } = useTranslation('account');
  const word = { done: 'step.done', active: 'step.active', pending: 'step.waiting' };
  const reached = new Map(order.status_history.map(({ status, at }) => [status, at]));
  const isCalledOff = order.cancelled !== 0;
  const steps = orderSteps(order).filter(({ state }) => !isCalledOff || state === 'done');
  return (
    <ol css={[paddedCard, row]} aria-label={t('order.steps')}>
      {steps.map(({ name, state, status }) => {
        const at = state === 'pending' ? undefined : reached.get(status);
        return (
          <li key={name} css={step} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
            <span css={dot} aria-hidden="true">
              {state === 'done' ? <CheckIcon /> : status}
            </span>
            <span css={words}>
              <span>
                {t(`step.${name}`)}
                <span css={visuallyHidden}> ({t(word[state])})</span>
              </span>
              {at && (
                <span css={moment}>
                  <LocalTime at={at} form="short" />
                </span>
              )}
            </span>
          </li>
        );
      })}
      {isCalledOff && (
        <li css={step} data-state="ended">
          <span css={dot} aria-hidden="true">
            <CloseIcon />
          </span>
          {/* refunds do not belong to the delivery */}
          <span css={words}>{t(deliveryKey({ ...order, refunded: 0 }))}</span>
        </li>
      )}
    </ol>
  );
}
