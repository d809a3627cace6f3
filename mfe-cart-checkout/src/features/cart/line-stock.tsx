import { css } from '@emotion/react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { alert } from '../../components/page.styles';

/** a stock below this is always shown, a larger one when the line takes all of it */
const SCARCE = 5;

const problem = css`
  ${alert}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  font-size: ${token('text-sm')};
`;

interface LineStockProps {
  line: CartLine;
  /** sets this quantity when fewer are left than chosen */
  onReduce?: (quantity: number) => void;
}

/** Whether a line is available in full, in part or not at all, and how to fix it. */
export function LineStock({ line, onReduce }: LineStockProps) {
  const { t } = useTranslation('cart-checkout');
  const stock = line.updated_inventory.quantity;
  if (!line.flash_product.available) return <p css={problem}>{t('cart.unavailable')}</p>;
  if (stock < 1) return <p css={problem}>{t('cart.soldOut')}</p>;
  if (line.quantity > stock && onReduce)
    return (
      <div css={problem}>
        <p>{t('cart.overStock', { count: stock, quantity: line.quantity })}</p>
        <Button
          small
          aria-label={t('cart.reduceNamed', { title: line.flash_product.title, quantity: stock })}
          onClick={() => onReduce(stock)}
        >
          {t('cart.reduce', { quantity: stock })}
        </Button>
      </div>
    );
  // a shopper who wants all that is left is told how many that is
  return stock < SCARCE || line.quantity === stock ? <p css={muted}>{t('cart.onlyLeft', { count: stock })}</p> : null;
}
