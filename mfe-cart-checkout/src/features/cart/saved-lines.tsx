import { css } from '@emotion/react';
import type { Cart } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { card } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { type RemovedLine, withRemoved } from './removed-lines';
import { SavedLine } from './saved-line';
import { UndoRemoval } from './undo-removal';

const SAVED_TITLE = 'saved-title';

const box = css`
  ${card}
  overflow: clip;
  h2 {
    padding: ${token('space-4')};
    font-size: ${token('text-lg')};
    border-block-end: 1px solid ${token('colour-line')};
  }
  li:last-of-type {
    border: 0;
  }
`;

interface SavedLinesProps {
  cart: Cart;
  removed: readonly RemovedLine[];
  onRemoved: (entry: RemovedLine) => void;
  onReturn: (inventoryId: number | null) => void;
}

/** The lines saved for later: in no sum, one press away from the cart. */
export function SavedLines({ cart, removed, onRemoved, onReturn }: SavedLinesProps) {
  const { t } = useTranslation('cart-checkout');
  const lines = withRemoved(cart.savedProducts, removed, 'saved');
  if (lines.length === 0) return null;
  return (
    <section css={box} aria-labelledby={SAVED_TITLE}>
      <h2 id={SAVED_TITLE}>{t('cart.savedTitle', { count: cart.savedProducts.length })}</h2>
      <ul>
        {lines.map((line) => {
          const entry = removed.find((one) => one.line.id === line.id && one.from === 'saved');
          return entry ? (
            <UndoRemoval key={`removed-${line.id}`} entry={entry} onReturn={onReturn} />
          ) : (
            <SavedLine key={line.id} line={line} onRemoved={onRemoved} />
          );
        })}
      </ul>
    </section>
  );
}
