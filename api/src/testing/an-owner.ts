import { randomBytes } from 'node:crypto';
import type { Address } from 'shared-kernel/contract/addresses';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import type { PlacedOrder } from 'shared-kernel/contract/orders';
import type { SavedReview } from 'shared-kernel/contract/reviews';
import { issueCreditNote } from '../modules/credit-notes/issue-credit-note';
import { moveOrder } from '../modules/orders/move-order';
import { ADDRESS, aGuest } from './a-guest';
import { aProduct } from './a-product';
import { aShippingRule } from './a-shipping-rule';
import { aUser } from './a-user';
import type { Called, TestApp } from './test-app';
import { nextNumber } from './texts';

/** How the API identifies a caller; with neither field, the caller is anonymous. */
export interface Identity {
  readonly bearer?: string;
  readonly user_token?: string;
}

/** What is sent with a call. */
export interface Sent {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: Record<string, unknown>;
}

/** What belongs to one shopper, as the names or ids that calls accept. */
export interface Belongings {
  address: number;
  line: number;
  /** the shipping place that determines the line's shipping price */
  shippingPlace: number;
  /** orders: one just placed, one delivered, one cancelled */
  placed: number;
  delivered: number;
  cancelled: number;
  /** the line of the delivered order, and the store of all orders */
  deliveredLine: number;
  store: number;
  /** a return of one of its two pieces */
  returned: number;
  /** the credit note for a partial refund of the delivered order */
  creditNote: number;
  /** the code of the order just placed */
  code: string;
  /** a product that nobody else bought, and this shopper's review of it with a picture */
  product: number;
  review: number;
  picture: number;
  /** a session other than the calling one; guests have none, so theirs is an id that does not exist */
  session: number;
}

export interface Owner {
  readonly identity: Identity;
  /** null: a guest */
  readonly userId: number | null;
  readonly has: Belongings;
  /** texts that nobody else may read; of a reviewer, the first name and an initial are public */
  readonly secrets: readonly string[];
}

/** Makes a call with this identity. */
export function callAs<T = never>(api: TestApp, name: CallName, { bearer, user_token }: Identity, options: Sent = {}) {
  const part = CALLS[name].method === 'POST' ? 'body' : 'query';
  const known = user_token === undefined ? options : { ...options, [part]: { ...options[part], user_token } };
  return api.call<T>(name, { ...known, ...(bearer && { bearer }) });
}

/** A signed-in shopper or a guest who has one of everything that shoppers can have. */
export async function anOwner(api: TestApp, kind: 'user' | 'guest'): Promise<Owner> {
  const number = 1000 + nextNumber();
  const person = {
    name: `Noor Verborgen-${number}`,
    email: `noor-${number}@private.test`,
    phone: `+93 71 122 ${number}`,
    address_1: `${number} Hidden Lane`,
  };
  const user = kind === 'user' ? await aUser(api.db, { name: person.name, email: person.email }) : null;
  const identity: Identity = user ? { bearer: user.bearer } : { user_token: aGuest(api).user_token };
  const done = async <T>(name: CallName, options: Sent): Promise<T> => {
    const answer: Called<T> = await callAs(api, name, identity, options);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.message}`);
    return answer.data;
  };
  const shippingRule = (await aShippingRule(api.db)).id;
  const product = await aProduct(api.db, { shippingRule, quantity: 50 });
  await api.db.updateTable('products').set({ refundable: 1 }).where('id', '=', product.id).execute();
  const item = { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1 };
  const order = async (quantity = 1) => {
    await done('changeCartQuantity', { body: { ...item, quantity } });
    return done<PlacedOrder>('placeOrder', { body: { order_method: 2 } });
  };

  const address = await done<Address>('saveAddress', { body: { ...ADDRESS, ...person } });
  const [placed, delivered, cancelled] = [await order(), await order(2), await order()];
  await api.db.transaction().execute((trx) => moveOrder(trx, delivered.id, 5, new Date()));
  await done('cancelOrder', { body: { order_id: cancelled.id, title: 'Other plans', message: 'Sorry' } });
  const review = await done<SavedReview>('saveReview', {
    body: { order_id: delivered.id, product_id: product.id, rating: 4, review: 'Good' },
  });
  const picture = await api.db
    .insertInto('review_images')
    .values({ review_id: review.id, image: 'noor.jpg' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = await api.db
    .selectFrom('ordered_products')
    .select('id')
    .where('order_id', '=', delivered.id)
    .executeTakeFirstOrThrow();
  const returned = await api.db
    .insertInto('returns')
    .values({
      order_id: delivered.id,
      store_id: product.storeId,
      answered_at: null,
      received_at: null,
      part_refund_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('return_lines')
    .values({ return_id: returned.id, ordered_product_id: line.id, quantity: 1, reason: 'mind' })
    .execute();
  // without its mail, which would only be sent by a round of the reconciler
  const creditNote = await api.db.transaction().execute(async (trx) => {
    const back = await trx
      .insertInto('part_refunds')
      .values({ order_id: delivered.id, payment_id: null, amount: '1.00', state: 'done' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await issueCreditNote(trx, delivered.id, back.id, new Date());
    const note = trx.selectFrom('credit_notes').select('id').where('part_refund_id', '=', back.id);
    return note.executeTakeFirstOrThrow();
  });
  const cart = await done<Cart>('changeCartQuantity', { body: item });
  return {
    identity,
    userId: user?.id ?? null,
    secrets: [...Object.values(person), ...Object.values(identity)],
    has: {
      address: address.id,
      line: cart.cartProducts[0]?.id ?? 0,
      shippingPlace: cart.cartProducts[0]?.shipping_place_id ?? 0,
      placed: placed.id,
      delivered: delivered.id,
      cancelled: cancelled.id,
      deliveredLine: line.id,
      store: product.storeId,
      returned: returned.id,
      creditNote: creditNote.id,
      code: placed.order,
      product: product.id,
      review: review.id,
      picture: picture.id,
      session: user ? await anotherSession(api, user.id) : 1_800_000_000,
    },
  };
}

async function anotherSession(api: TestApp, user_id: number): Promise<number> {
  const { id } = await api.db
    .insertInto('sessions')
    .values({ user_id, token_hash: randomBytes(32), expires_at: new Date(Date.now() + 3_600_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
