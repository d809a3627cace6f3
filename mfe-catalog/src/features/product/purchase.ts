import type { QueryClient } from '@tanstack/react-query';
import { isFormRejected } from 'shared-kernel/api/errors';
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
import { focusQuantity, settleQuantity, showAttribute, showProblem } from './point-at';
import { productOptions } from './product-query';
import { stockOf } from './stock-of';
import { readVariant, writeVariant } from './variant-address';

/** A choice that was taken back, by name: `values` could not stay beside `chosen`; without `chosen` they are not sold any more. */
export interface Released {
  chosen: string | null;
  values: readonly string[];
}

/** What changes between choice and cart. Each step makes a new object; what a step leaves alone stays the same value. */
export interface PurchaseState {
  choice: Choice;
  /** what the last step took back; null when nothing */
  released: Released | null;
  quantity: number;
  /** why the number that is typed cannot be had; the field beside it says so */
  refusedQuantity: QuantityProblem | null;
  /** why the product cannot be added, after a click */
  problem: QuantityProblem | null;
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
    refusedQuantity: null,
    problem: null,
    busy: null,
  };
  let state = initial;
  const listeners = new Set<() => void>();
  const step = (change: Partial<PurchaseState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  async function run(what: 'cart' | 'buy', action: typeof addToCart, done: () => void) {
    if (state.busy) return;
    settleQuantity();
    if (state.refusedQuantity) return focusQuantity();
    const { choice, quantity } = state;
    const variant = variantOf(product, choice);
    const problem = stockOf(product, choice) < 1 ? 'outOfStock' : checkPurchase(quantity, variant);
    if (problem || !variant) {
      step({ problem });
      const open = missingAttributes(product.attribute, choice)[0];
      if (problem === 'selectAttributes' && open) showAttribute(open.id);
      else showProblem();
      return;
    }
    step({ problem: null, busy: what });
    await afterPaint();
    try {
      await action(api, { product_id: product.id, inventory_id: variant.id, quantity });
      done();
    } catch (reason) {
      tellFailure(reason, t, () => void run(what, action, done));
      // the shop's stock is not what this page thought, or the product is not sold any more
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
      const { choice, lost } = keptChoice(product, state.choice);
      if (!lost.length) return step({});
      step({ choice, released: { chosen: null, values: lost.map((id) => titleIn(sent, id)) } });
      writeVariant(null);
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
      step({
        problem: null,
        choice,
        released: released.length
          ? { chosen: titleIn(product, valueId), values: released.map((id) => titleIn(product, before[id])) }
          : null,
      });
      writeVariant(variantOf(product, choice)?.id ?? null);
    },
    setQuantity(quantity: number) {
      step({ problem: null, refusedQuantity: null, quantity });
    },
    /** Notes why the typed number cannot be had; null: it has been mended. */
    refuseQuantity(refusedQuantity: QuantityProblem | null) {
      step({ problem: null, refusedQuantity });
    },
    /** Points at what is left to choose, for what is done with a whole choice. @returns false when nothing is */
    pointAtMissing(): boolean {
      const open = missingAttributes(product.attribute, state.choice)[0];
      if (!open) return false;
      step({ problem: 'selectAttributes' });
      showAttribute(open.id);
      return true;
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

/** What of a choice a product still has, and the values that it has lost. */
function keptChoice({ attribute, inventory }: ProductDetail, chosen: Choice) {
  const values = Object.values(chosen);
  // a product that is not sold any more keeps the choice: there is nothing else to choose
  if (!inventory.length || inventory.some((one) => values.every((value) => hasValue(one, value))))
    return { choice: chosen, lost: [] };
  let choice: Choice = {};
  for (const { id } of attribute) {
    const value = chosen[id];
    if (value === undefined) continue;
    const step = chooseValue(attribute, inventory, choice, id, value);
    if (!step.released.length) choice = step.choice;
  }
  const kept = new Set(Object.values(choice));
  return { choice, lost: values.filter((value) => !kept.has(value)) };
}

const hasValue = ({ inventory_attributes }: Inventory, value: number) =>
  inventory_attributes.some((one) => one.attribute_value_id === value);

/** Name of a value of the product's attributes. */
const titleIn = ({ attribute }: Pick<ProductDetail, 'attribute'>, value: number | undefined): string =>
  attribute.flatMap(({ values }) => values).find((one) => one.attribute_value_id === value)?.title ?? '';

/** What a choice names; null while something is open. */
export function variantOf(
  { attribute, inventory }: Pick<ProductDetail, 'attribute' | 'inventory'>,
  choice: Choice,
): Inventory | null {
  return findVariant(attribute, inventory, choice);
}
