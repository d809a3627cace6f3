import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorText } from 'shared-kernel/api/error-text';
import { isFormRejected } from 'shared-kernel/api/errors';
import { addToCart } from 'shared-kernel/commerce/add-to-cart';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { checkPurchase, maximumQuantity, type QuantityProblem } from 'shared-kernel/rules/quantity';
import { missingAttributes } from 'shared-kernel/rules/variants';
import { buyNow } from './buy-now';
import { showAttribute, showProblem } from './point-at';
import { productOptions } from './product-query';
import { stockOf } from './stock-of';
import { type ChoiceState, useChoice } from './use-choice';

export interface PurchaseState extends ChoiceState {
  quantity: number;
  setQuantity(quantity: number): void;
  maximum: number;
  /** pieces that can be had of what is chosen so far */
  stock: number;
  /** why the product cannot be added, after a click */
  problem: QuantityProblem | null;
  /** the server's refusal (201) */
  refusal: string | null;
  /** which of the two buttons is at work */
  busy: 'cart' | 'buy' | null;
  toCart(): void;
  buy(): void;
}

/**
 * From choice to cart (S113 to S118). A problem shows until the next step and keeps the choice. Clicks during a call are ignored.
 */
export function usePurchase(product: ProductDetail): PurchaseState {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const chosen = useChoice(product);
  const { variant, choice } = chosen;
  const [quantity, setQuantity] = useState(1);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState<PurchaseState['busy']>(null);
  // two taps can come before the render that `busy` makes
  const calling = useRef(false);
  const stock = stockOf(product, choice);

  const forget = () => {
    setProblem(null);
    setRefusal(null);
  };

  async function run(what: 'cart' | 'buy', action: typeof addToCart, done: () => void) {
    if (calling.current) return;
    forget();
    const found = stock < 1 ? 'outOfStock' : checkPurchase(quantity, variant);
    if (found || !variant) {
      setProblem(found);
      const open = missingAttributes(product.attribute, choice)[0];
      if (found === 'selectAttributes' && open) showAttribute(open.id);
      else showProblem();
      return;
    }
    calling.current = true;
    setBusy(what);
    try {
      await action(api, { product_id: product.id, inventory_id: variant.id, quantity });
      done();
    } catch (reason) {
      const text = errorText(reason, t);
      emit('toast:requested', { text, error: true });
      setRefusal(text);
      // the shop's stock is not what this page thought
      if (isFormRejected(reason)) void client.invalidateQueries(productOptions(api, product.id));
    } finally {
      calling.current = false;
      setBusy(null);
    }
  }

  return {
    ...chosen,
    choose(attributeId, valueId) {
      chosen.choose(attributeId, valueId);
      forget();
    },
    quantity,
    setQuantity(wanted) {
      setQuantity(wanted);
      forget();
    },
    maximum: maximumQuantity(stock),
    stock,
    problem,
    refusal,
    busy,
    toCart: () =>
      void run('cart', addToCart, () =>
        // the key travels along and stays readable at the toast (D25)
        emit('toast:requested', { text: t('cart.productAdded'), key: 'cart.productAdded' }),
      ),
    buy: () => void run('buy', buyNow, () => navigate(link('shipping'))),
  };
}
