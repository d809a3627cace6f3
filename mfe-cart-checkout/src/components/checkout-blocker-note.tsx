import { css } from '@emotion/react';
import type { RefObject } from 'react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { alert } from './page.styles';
import { useCheckLines } from './use-check-lines';

const visible = css`
  ${alert}
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-sm')};
  overflow-wrap: anywhere;
  /* on phones it is in the bar at the bottom, which must leave room to see the rest */
  max-block-size: 45vh;
  overflow-y: auto;
`;

interface CheckoutBlockerNoteProps {
  /** takes the focus when the shopper tries to proceed and cannot */
  focusRef: RefObject<HTMLDivElement | null>;
  /** empty without a blocker: the region exists before its text, so that the text is announced */
  text: string;
  /** the checked lines that are the reason, if any */
  lines: readonly CartLine[];
}

/** Shows why the shopper cannot proceed, lists the lines and offers to uncheck them. */
export function CheckoutBlockerNote({ focusRef, text, lines }: CheckoutBlockerNoteProps) {
  const { t } = useTranslation('cart-checkout');
  const check = useCheckLines();
  const stockOf = ({ quantity, updated_inventory: { quantity: count } }: CartLine) => {
    if (count >= quantity) return null;
    return `: ${count > 0 ? t('cart.onlyLeft', { count }) : t('cart.noneLeft')}`;
  };
  return (
    <div ref={focusRef} tabIndex={-1} role="alert" css={text ? visible : undefined}>
      {text && <p>{text}</p>}
      {text && lines.length > 0 && (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                <bdi>{line.flash_product.title}</bdi>
                {stockOf(line)}
              </li>
            ))}
          </ul>
          <Button small onClick={() => check(lines, false)}>
            {t('cart.uncheckThese', { count: lines.length })}
          </Button>
        </>
      )}
    </div>
  );
}
