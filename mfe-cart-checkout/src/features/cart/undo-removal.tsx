import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { useCartChange } from '../../components/use-cart-change';
import type { RemovedLine } from './removed-lines';
import { restoreLine } from './restore-line';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
  padding: ${token('space-2')} ${token('space-4')};
  border-block-end: 1px solid ${token('colour-line')};
  background: ${token('colour-sunken')};
  p {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
  button {
    min-block-size: ${token('touch')};
    padding-inline: ${token('space-3')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** Id of the line's list item, to move the focus there. */
export const lineElementId = (inventoryId: number) => `line-${inventoryId}`;

interface UndoRemovalProps {
  entry: RemovedLine;
  /** called when a line is about to come back and should take the focus; with null when it will not */
  onReturn: (inventoryId: number | null) => void;
}

/** Takes the place and the focus of a removed line while the cart is open, and offers to undo. */
export function UndoRemoval({ entry, onReturn }: UndoRemovalProps) {
  const { t } = useTranslation('cart-checkout');
  const { api } = usePage();
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const { title } = entry.line.flash_product;
  const { mutate, isPending } = useCartChange({
    run: () => restoreLine(api, entry),
    reload: () => entry.line.bundle_deal !== null,
  });
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li css={row}>
      <p id={id}>{t(entry.how === 'saved' ? 'cart.wasSaved' : 'cart.wasDeleted', { title })}</p>
      <button
        ref={undo}
        type="button"
        aria-describedby={id}
        aria-busy={isPending || undefined}
        onClick={() => {
          if (isPending) return;
          onReturn(entry.line.inventory_id);
          mutate(undefined, { onError: () => onReturn(null) });
        }}
      >
        {t('cart.undo')}
      </button>
    </li>
  );
}
