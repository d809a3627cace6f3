import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorText } from 'shared-kernel/api/error-text';
import type { Inventory, ProductDetail } from 'shared-kernel/contract/product';
import { emit } from 'shared-kernel/events/bus';
import { usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { checkPurchase, maximumQuantity, type QuantityProblem } from 'shared-kernel/rules/quantity';
import { type Choice, findVariant } from 'shared-kernel/rules/variants';
import { addToCart } from './add-to-cart';
import { buyNow } from './buy-now';

export interface PurchaseState {
  choice: Choice;
  choose(attributeId: number, valueId: number): void;
  /** what the choice names; null while something is open or nobody sells this combination */
  variant: Inventory | null;
  quantity: number;
  setQuantity(quantity: number): void;
  maximum: number;
  /** what stands between the shopper and the cart, once a button was pressed */
  problem: QuantityProblem | null;
  /** which of the two buttons is at work */
  busy: 'cart' | 'buy' | null;
  toCart(): void;
  buy(): void;
}

/** The shopper's way from choice to cart (S113 to S118). A problem is said when it is met, and forgotten with the next step. */
export function usePurchase(product: ProductDetail): PurchaseState {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>(() => onlyValues(product));
  const [quantity, setQuantity] = useState(1);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  const [busy, setBusy] = useState<PurchaseState['busy']>(null);
  const variant = findVariant(product.attribute, product.inventory, choice);

  async function run(what: 'cart' | 'buy', action: typeof addToCart, done: () => void) {
    if (busy) return;
    const found = checkPurchase(quantity, variant);
    setProblem(found);
    if (found || !variant) return;
    setBusy(what);
    try {
      await action(api, { product_id: product.id, inventory_id: variant.id, quantity });
      done();
    } catch (reason) {
      emit('toast:requested', { text: errorText(reason, t), error: true });
    } finally {
      setBusy(null);
    }
  }

  return {
    choice,
    choose(attributeId, valueId) {
      setChoice({ ...choice, [attributeId]: valueId });
      setProblem(null);
    },
    variant,
    quantity,
    setQuantity(wanted) {
      setQuantity(wanted);
      setProblem(null);
    },
    maximum: maximumQuantity(stockOf(product, variant)),
    problem,
    busy,
    toCart: () =>
      run('cart', addToCart, () =>
        // the key travels along and stays readable at the toast (D25)
        emit('toast:requested', { text: t('cart.productAdded'), key: 'cart.productAdded' }),
      ),
    buy: () => run('buy', buyNow, () => navigate(path.shipping())),
  };
}

/** Pieces of the variant, or of the best stocked one while none is chosen. */
export function stockOf(product: ProductDetail, variant: Inventory | null): number {
  return variant ? variant.quantity : Math.max(0, ...product.inventory.map((one) => one.quantity));
}

/** An attribute with one value leaves nothing to choose. */
function onlyValues(product: ProductDetail): Choice {
  return Object.fromEntries(
    product.attribute.flatMap(({ id, values: [first, ...others] }) =>
      first && !others.length ? [[id, first.attribute_value_id]] : [],
    ),
  );
}
