import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from 'shared-kernel/contract/cart';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { alert } from './page.styles';
import { useCheckLines } from './use-check-lines';

const said = css`
  ${alert}
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-sm')};
  overflow-wrap: anywhere;
  /* on phones it stands in the bar at the bottom, which must leave room to see the rest */
  max-block-size: 45vh;
  overflow-y: auto;
`;

interface HoldUpNoteProps {
  /** takes the focus when the shopper wants to go on and cannot */
  focusRef: RefObject<HTMLDivElement | null>;
  /** empty while nothing has to be said: the place is there before its text, so that the text is announced */
  text: string;
  /** the checked lines that are the reason, if some are */
  lines: readonly CartLine[];
}

/** Says why there is no going on, names the lines and offers to leave them out. */
export function HoldUpNote({ focusRef, text, lines }: HoldUpNoteProps) {
  const { t } = useTranslation('cart-checkout');
  const check = useCheckLines();
  return (
    <div ref={focusRef} tabIndex={-1} role="alert" css={text ? said : undefined}>
      {text && <p>{text}</p>}
      {text && lines.length > 0 && (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>{line.flash_product.title}</li>
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
