import { css } from '@emotion/react';
import { type KeyboardEvent, useRef } from 'react';
import type { MethodName } from 'shared-kernel/commerce/payment-methods';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { useDirection } from 'shared-kernel/remote/use-direction';
import { from } from 'shared-kernel/ui/breakpoints';
import { card, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';

const head = css`
  padding: ${token('space-5')} ${token('space-5')} 0;
  font-size: ${token('text-lg')};
`;
const tabs = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')};
  padding: ${token('space-4')} ${token('space-5')} 0;
  ${from(576)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  button {
    display: grid;
    align-content: center;
    min-block-size: 56px;
    padding: ${token('space-1')} ${token('space-2')};
    overflow-wrap: anywhere;
    border: 1px solid ${token('colour-line-strong')};
    border-radius: ${token('radius-medium')};
    cursor: pointer;
  }
  @media (hover: hover) {
    [aria-selected='false']:hover {
      background: ${token('colour-sunken')};
    }
  }
  [aria-selected='true'] {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    /* not a bolder font, which would be wider */
    box-shadow: inset 0 0 0 1px ${token('colour-primary')};
  }
`;
const gateway = css`
  ${muted}
  font-size: ${token('text-xs')};
`;
const panel = css`
  padding: ${token('space-4')} ${token('space-5')} ${token('space-5')};
  p + p {
    margin-block-start: ${token('space-1')};
  }
`;

interface PaymentTabsProps {
  methods: readonly MethodName[];
  chosen: MethodName;
  onChoose: (method: MethodName) => void;
}

/**
 * Payment methods as tabs (S153), labelled by the means of payment, with the gateway in small print (issue 14). Arrows, Home and End move
 * and select, in reading direction; each tab has a hint.
 */
export function PaymentTabs({ methods, chosen, onChoose }: PaymentTabsProps) {
  const { t } = useTranslation('cart-checkout');
  const direction = useDirection();
  const list = useRef<HTMLDivElement>(null);
  const methodLabel = (method: MethodName) => t(`checkout.ways.${method}`);
  /** The gateway's name, unless it is also the method's label. */
  const gatewayOf = (method: MethodName) => {
    const name = method === 'cashOnDelivery' ? null : t(`checkout.${method}`);
    return name === methodLabel(method) ? null : name;
  };
  const move = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const at = methods.indexOf(chosen);
    const to = { [forward]: at + 1, [backward]: at - 1 + methods.length, Home: 0, End: methods.length - 1 }[event.key];
    const next = to === undefined ? undefined : methods[to % methods.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#method-${next}`)?.focus();
  };
  return (
    <section css={card}>
      <h2 css={head}>{t('checkout.methods')}</h2>
      <div ref={list} role="tablist" aria-label={t('checkout.methods')} css={tabs} onKeyDown={move}>
        {methods.map((method) => (
          <button
            key={method}
            type="button"
            role="tab"
            id={`method-${method}`}
            aria-selected={method === chosen}
            aria-controls="method-panel"
            tabIndex={method === chosen ? 0 : -1}
            onClick={() => onChoose(method)}
          >
            <span id={`way-${method}`}>{methodLabel(method)}</span>{' '}
            {gatewayOf(method) && <span css={gateway}>{gatewayOf(method)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="method-panel" aria-labelledby={`way-${chosen}`} css={panel}>
        {chosen === 'cashOnDelivery' ? (
          <p>{t('checkout.cashOnDeliveryHint')}</p>
        ) : (
          <>
            <p>{t('checkout.onlineHint', { name: t(`checkout.${chosen}`) })}</p>
            <p css={muted}>{t('checkout.heldHint')}</p>
          </>
        )}
      </div>
    </section>
  );
}
