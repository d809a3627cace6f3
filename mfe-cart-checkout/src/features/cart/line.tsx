import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useMoney } from 'shared-kernel/commerce/site';
import type { Cart, CartLine } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { bundleReduction } from 'shared-kernel/rules/bundle';
import { toMinor } from 'shared-kernel/rules/money';
import { QuantityStepper } from 'shared-kernel/ui/quantity-stepper';
import { token } from 'shared-kernel/ui/tokens';
import { isUnshippable } from '../../components/checkout-blocker';
import { LineTitle } from '../../components/line-title';
import { strongAmount } from '../../components/page.styles';
import { Unshippable } from '../../components/unshippable';
import { BundleNote } from './bundle-note';
import { CheckBox } from './check-box';
import { DeleteLine } from './delete-line-button';
import { controls, facts, faded, row, underneath } from './line.styles';
import { LinePrice } from './line-price';
import { LineStock } from './line-stock';
import type { RemovedLine } from './removed-lines';
import { SaveLine } from './save-line-button';
import { lineElementId } from './undo-removal';
import { useLineQuantity } from './use-line-quantity';

/** quantity and sum stay on one line where a phone has room for it */
const amounts = css`
  ${controls}
  column-gap: ${token('space-2')};
`;
const sum = css`
  ${strongAmount}
  margin-inline-start: auto;
`;

interface LineProps {
  line: CartLine;
  destination: Cart['destination'];
  onRemoved: (entry: RemovedLine) => void;
}

/** One line of the cart: product, quantity, the server's price, and what prevents buying it (S131 to S138). */
export function Line({ line, destination, onRemoved }: LineProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const { quantity, setQuantity } = useLineQuantity(line);
  const { title, image, available } = line.flash_product;
  const stock = line.updated_inventory.quantity;
  const buyable = available && stock > 0;
  const price = toMinor(line.unit_price);
  return (
    <li id={lineElementId(line.inventory_id)} tabIndex={-1} css={[row, !buyable && faded]}>
      <CheckBox lines={[line]} name={t('cart.select', { title })} />
      <Picture image={image} alt="" sizes="104px" />
      <div css={facts}>
        <LineTitle line={line} />
        <LinePrice line={line} />
        <LineStock line={line} onReduce={setQuantity} />
        <BundleNote line={line} quantity={quantity} />
        {destination && isUnshippable(line, destination) && <Unshippable line={line} to={destination} />}
      </div>
      <div css={underneath}>
        <div css={amounts}>
          {/* a quantity above the stock can be lowered step by step, but not raised */}
          <QuantityStepper
            value={quantity}
            maximum={Math.max(stock, quantity)}
            label={title}
            disabled={!buyable}
            onChange={setQuantity}
          />
          <span css={sum}>{money(price * quantity - bundleReduction(quantity, price, line.bundle_deal))}</span>
        </div>
        <div css={controls}>
          <SaveLine line={line} onRemoved={onRemoved} />
          <DeleteLine line={line} from="cart" onRemoved={onRemoved} />
        </div>
      </div>
    </li>
  );
}
