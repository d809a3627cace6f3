import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OrderReturn } from 'shared-kernel/contract/returns';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import { Badge } from '../../../components/badge';
import { useOrderMoney } from '../../../components/order-money';
import type { Tone } from '../../../components/tones';
import { WithdrawButton } from './withdraw-button';

const card = css`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-medium')};
  overflow-wrap: anywhere;
  h4 {
    margin: 0;
    font-size: ${token('text-md')};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
`;
const words = css`
  white-space: pre-line;
  padding-inline-start: ${token('space-3')};
  border-inline-start: 3px solid ${token('colour-line-strong')};
`;
const photos = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  img {
    inline-size: 64px;
    block-size: 64px;
    object-fit: cover;
    border-radius: ${token('radius-small')};
  }
`;

const TONE: Record<OrderReturn['state'] | 'withdrawn', Tone> = {
  asked: 'wait',
  accepted: 'going',
  refused: 'quiet',
  withdrawn: 'quiet',
  received: 'going',
  refunded: 'good',
};

interface ReturnCardProps {
  orderReturn: OrderReturn;
  order: OrderDetail;
}

/** State of a return: its steps with dates, the store's answer, and the refund (issue 14). */
export function ReturnCard({ orderReturn, order }: ReturnCardProps) {
  const { t } = useTranslation('account');
  const money = useOrderMoney(order);
  const { id, lines, message, images, answer, amount } = orderReturn;
  const state = orderReturn.withdrawn_at ? 'withdrawn' : orderReturn.state;
  const answered = state === 'refused' ? 'refused' : 'accepted';
  const steps = [
    ['asked', orderReturn.asked_at],
    [answered, orderReturn.answered_at],
    ['withdrawn', orderReturn.withdrawn_at],
    ['received', orderReturn.received_at],
    ['refunded', orderReturn.refunded_at],
  ] as const;
  const sum = amount === null ? null : money(toMinor(amount));
  return (
    <section css={card} aria-labelledby={`return-${id}`}>
      <div css={line}>
        <h4 id={`return-${id}`}>{t('return.number', { id })}</h4>
        <Badge tone={TONE[state]}>{t(`return.state.${state}`)}</Badge>
      </div>
      <ul css={[muted, line]}>
        {steps.map(
          ([step, at]) =>
            at && (
              <li key={step}>
                {t(`return.state.${step}`)} <LocalTime at={at} form="short" />
              </li>
            ),
        )}
      </ul>
      <ul>
        {lines.map(({ id: bought, quantity, reason }) => (
          <li key={bought}>
            {quantity} ×{' '}
            <bdi>
              <Unbroken text={order.ordered_products.find((item) => item.id === bought)?.product.title ?? ''} />
            </bdi>
            {': '}
            {t(`return.reasons.${reason}`)}
          </li>
        ))}
      </ul>
      {answer && (
        <div>
          <strong>{t(`return.answer.${answered}`)}</strong>
          <p css={words} dir="auto">
            {answer}
          </p>
        </div>
      )}
      {state === 'asked' && <p>{t('return.wait')}</p>}
      {sum && state === 'received' && <p>{t('return.moneyComes', { amount: sum })}</p>}
      {sum && state === 'refunded' && <p>{t('return.moneyBack', { amount: sum })}</p>}
      {message && (
        <div>
          <strong>{t('return.yours')}</strong>
          <p css={words} dir="auto">
            {message}
          </p>
        </div>
      )}
      {images.length > 0 && (
        <div css={photos}>
          {images.map((image, n) => (
            <Picture key={image} image={image} alt={t('review.photo', { number: n + 1 })} sizes="64px" />
          ))}
        </div>
      )}
      {(state === 'asked' || state === 'accepted') && <WithdrawButton orderReturn={orderReturn} order={order} />}
    </section>
  );
}
