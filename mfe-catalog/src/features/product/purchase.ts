import type { QueryClient } from '@tanstack/react-query';
import { isFormRejected, isNotSignedIn } from 'shared-kernel/api/errors';
import { addToCart } from 'shared-kernel/commerce/add-to-cart';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Inventory, ProductDetail } from 'shared-kernel/contract/product';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { afterPaint } from 'shared-kernel/remote/after-paint';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { checkPurchase, type QuantityProblem } from 'shared-kernel/rules/quantity';
import {
  type Choice,
  choiceOf,
  chooseValue,
  findVariant,
  firstChoice,
  missingAttributes,
} from 'shared-kernel/rules/variants';
import { openLogin } from 'shared-kernel/session/open-login';
import { buyNow } from './buy-now';
import { focusQuantity, settleQuantity, showAttribute, showProblem } from './point-at';
import { productOptions } from './product-query';
import { stockOf } from './stock-of';
import { readVariant, writeVariant } from './variant-address';

/** A deselected choice, by name: `values` do not go with `chosen`; without `chosen` they are no longer sold. */
export interface Released {
  chosen: string | null;
  values: readonly string[];
}

/** State between choice and cart. Each step creates a new object; values that a step does not change keep their identity. */
export interface PurchaseState {
  choice: Choice;
  /** what the last step deselected; null when nothing */
  released: Released | null;
  quantity: number;
  /** why the typed quantity is not available; the field beside it shows this */
  refusedQuantity: QuantityProblem | null;
  /** why the product cannot be added, after a click */
  problem: QuantityProblem | null;
  /** which of the two buttons is busy */
  busy: 'cart' | 'buy' | null;
}

interface Shop {
  api: ApiClient;
  client: QueryClient;
  language: LanguageCode;
  navigate(path: string): void;
  t(key: string): string;
}

/**
 * From choice to cart (S113 to S118). It lives outside React's tree, so that a step renders only the parts that show it.
 * A problem shows until the next step and keeps the choice. Clicks during a call are ignored.
 */
export function createPurchase(sent: ProductDetail, { api, client, language, navigate, t }: Shop) {
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
      // the session has ended, and with it the account's cart
      if (isNotSignedIn(reason)) return openLogin(language, 'ended');
      showFailure(reason, t, () => void run(what, action, done));
      // the stock differs from what this page shows, or the product is no longer sold
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
    /** Replaces the product by its current data: its stock may have changed since the page was rendered. */
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
    /** Chooses a value (S113). A complete choice is written to the URL, so that it can be shared. */
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
    /** Records why the typed quantity is not available; null: it has been corrected. */
    refuseQuantity(refusedQuantity: QuantityProblem | null) {
      step({ problem: null, refusedQuantity });
    },
    /** Points out an attribute left to choose, for actions that need a complete choice. @returns false when there is none */
    pointAtMissing(): boolean {
      const open = missingAttributes(product.attribute, state.choice)[0];
      if (!open) return false;
      step({ problem: 'selectAttributes' });
      showAttribute(open.id);
      return true;
    },
    toCart() {
      void run('cart', addToCart, () =>
        // the key is sent along and stays readable on the toast (D25)
        emit('toast:requested', { text: t('cart.productAdded'), key: 'cart.productAdded' }),
      );
    },
    buy() {
      void run('buy', buyNow, () => navigate(link('shipping')));
    },
  };
}

export type Purchase = ReturnType<typeof createPurchase>;

/** The part of a choice that the product still has, and the values that it has lost. */
function keptChoice({ attribute, inventory }: ProductDetail, chosen: Choice) {
  const values = Object.values(chosen);
  // a withdrawn product keeps the choice: there is nothing else to choose
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

/** The variant of a choice; null while an attribute is not chosen. */
export function variantOf(
  { attribute, inventory }: Pick<ProductDetail, 'attribute' | 'inventory'>,
  choice: Choice,
): Inventory | null {
  return findVariant(attribute, inventory, choice);
}
