import type { QueryClient } from '@tanstack/react-query';
import { errorText } from 'shared-kernel/api/error-text';
import { isApiDown, isFormRejected } from 'shared-kernel/api/errors';
import { addToCart } from 'shared-kernel/commerce/add-to-cart';
import type { Inventory, ProductDetail } from 'shared-kernel/contract/product';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { afterPaint } from 'shared-kernel/remote/after-paint';
import { tellFailure } from 'shared-kernel/remote/tell-failure';
import { checkPurchase, type QuantityProblem } from 'shared-kernel/rules/quantity';
import {
  type Choice,
  choiceOf,
  chooseValue,
  findVariant,
  firstChoice,
  missingAttributes,
} from 'shared-kernel/rules/variants';
import { buyNow } from './buy-now';
import { showAttribute, showProblem } from './point-at';
import { productOptions } from './product-query';
import { stockOf } from './stock-of';
import { readVariant, writeVariant } from './variant-address';

/** A choice that was taken back, by name: `values` could not stay beside `chosen`. */
export interface Released {
  chosen: string;
  values: readonly string[];
}

/** What changes between choice and cart. Each step makes a new object; what a step leaves alone stays the same value. */
export interface PurchaseState {
  choice: Choice;
  /** what the last step took back; null when nothing */
  released: Released | null;
  quantity: number;
  /** why the product cannot be added, after a click */
  problem: QuantityProblem | null;
  /** the server's refusal (201) */
  refusal: string | null;
  /** which of the two buttons is at work */
  busy: 'cart' | 'buy' | null;
}

interface Shop {
  api: ApiClient;
  client: QueryClient;
  navigate(path: string): void;
  t(key: string): string;
}

/**
 * From choice to cart (S113 to S118). It stands beside React's tree, so that a step renders the parts that show it and no others.
 * A problem shows until the next step and keeps the choice. Clicks during a call are ignored.
 */
export function createPurchase(sent: ProductDetail, { api, client, navigate, t }: Shop) {
  let product = sent;
  const initial: PurchaseState = {
    choice: firstChoice(sent.attribute, sent.inventory),
    released: null,
    quantity: 1,
    problem: null,
    refusal: null,
    busy: null,
  };
  let state = initial;
  const listeners = new Set<() => void>();
  const step = (change: Partial<PurchaseState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const nothingWrong = { problem: null, refusal: null };

  async function run(what: 'cart' | 'buy', action: typeof addToCart, done: () => void) {
    if (state.busy) return;
    const { choice, quantity } = state;
    const variant = variantOf(product, choice);
    const problem = stockOf(product, choice) < 1 ? 'outOfStock' : checkPurchase(quantity, variant);
    if (problem || !variant) {
      step({ ...nothingWrong, problem });
      const open = missingAttributes(product.attribute, choice)[0];
      if (problem === 'selectAttributes' && open) showAttribute(open.id);
      else showProblem();
      return;
    }
    step({ ...nothingWrong, busy: what });
    await afterPaint();
    try {
      await action(api, { product_id: product.id, inventory_id: variant.id, quantity });
      done();
    } catch (reason) {
      tellFailure(reason, t, () => void run(what, action, done));
      // nothing is wrong with what was chosen when nobody answered, and the toast has said it
      step({ refusal: isApiDown(reason) ? null : errorText(reason, t) });
      // the shop's stock is not what this page thought
      if (isFormRejected(reason)) void client.invalidateQueries(productOptions(api, product.id));
    } finally {
      step({ busy: null });
    }
  }

  return {
    initial,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sent,
    product: () => product,
    /** Takes the product as it is now: its stock may have changed since it was sent. */
    update(current: ProductDetail) {
      if (product === current) return;
      product = current;
      for (const listener of listeners) listener();
    },
    /** Takes the choice of a shared URL; a cached page ignores it, so it is applied after hydration. */
    chooseShared() {
      const shared = product.inventory.find(({ id }) => id === readVariant());
      const choice = shared && choiceOf(product.attribute, shared);
      if (choice) step({ choice });
    },
    /** Chooses a value (S113). A complete choice is written into the URL, to be shared. */
    choose(attributeId: number, valueId: number) {
      const { attribute: attributes, inventory } = product;
      const before = state.choice;
      const { choice, released } = chooseValue(attributes, inventory, before, attributeId, valueId);
      const title = (id: number, value: number | undefined) =>
        attributes.find((one) => one.id === id)?.values.find((one) => one.attribute_value_id === value)?.title ?? '';
      step({
        ...nothingWrong,
        choice,
        released: released.length
          ? { chosen: title(attributeId, valueId), values: released.map((id) => title(id, before[id])) }
          : null,
      });
      writeVariant(variantOf(product, choice)?.id ?? null);
    },
    setQuantity(quantity: number) {
      step({ ...nothingWrong, quantity });
    },
    toCart() {
      void run('cart', addToCart, () =>
        // the key travels along and stays readable at the toast (D25)
        emit('toast:requested', { text: t('cart.productAdded'), key: 'cart.productAdded' }),
      );
    },
    buy() {
      void run('buy', buyNow, () => navigate(link('shipping')));
    },
  };
}

export type Purchase = ReturnType<typeof createPurchase>;

/** What a choice names; null while something is open. */
export function variantOf(
  { attribute, inventory }: Pick<ProductDetail, 'attribute' | 'inventory'>,
  choice: Choice,
): Inventory | null {
  return findVariant(attribute, inventory, choice);
}
