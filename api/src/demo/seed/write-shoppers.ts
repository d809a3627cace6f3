import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { Schema } from '../../db/schema';
import { CUSTOMERS, DEMO_PASSWORD, NEWCOMER, SHOPPER } from '../content/people';
import { STORES } from '../content/stores';
import { random } from './random';
import type { World } from './world';
import type { WrittenProduct } from './write-products';

const DAY = 24 * 60 * 60 * 1000;
/** User and shopper id of `SHOPPER` and `NEWCOMER`: for both, user and shopper have the same id. */
export const SHOPPER_ID = 1;
const NEWCOMER_ID = 2;

/** A person who bought and reviewed. */
export interface Customer {
  /** id of the shopper */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: LanguageCode;
}

/** Writes the two people whose accounts can be used, and customers who only appear through their purchases. Returns the customers. */
export async function writeShoppers({ writer, ago }: World, products: readonly WrittenProduct[]): Promise<Customer[]> {
  // each person has their own salt, but the same one in every seeding
  const secret = (email: string) => hash(DEMO_PASSWORD, { salt: Buffer.from(email.padEnd(16).slice(0, 16)) });
  for (const [id, { name, email }] of [
    [SHOPPER_ID, SHOPPER],
    [NEWCOMER_ID, NEWCOMER],
  ] as const) {
    const created_at = ago(id === SHOPPER_ID ? 260 * DAY : DAY);
    writer.add('users', { id, name, email, password_hash: await secret(email), created_at, updated_at: created_at });
    writer.add('shoppers', { id, user_id: id, created_at });
  }
  const customers = LANGUAGES.flatMap((language) => CUSTOMERS[language].map((name) => ({ language, name }))).map(
    (customer, n) => ({ ...customer, id: NEWCOMER_ID + 1 + n, email: `customer${n + 1}@souk.example` }),
  );
  for (const { id, name, email } of customers) {
    const created_at = ago(400 * DAY);
    // no password, because nobody signs in as them
    writer.add('users', { id, name, email, password_hash: null, created_at, updated_at: created_at });
    writer.add('shoppers', { id, user_id: id, created_at });
  }
  for (const [n, address] of SHOPPER.addresses.entries()) {
    writer.add('addresses', {
      id: n + 1,
      shopper_id: SHOPPER_ID,
      name: SHOPPER.name,
      email: SHOPPER.email,
      phone: address.phone,
      country: address.country,
      state: address.state,
      city: address.city,
      zip: address.zip,
      address_1: address.address1,
      address_2: address.address2,
      delivery_instruction: address.instruction,
      created_at: ago((200 - n) * DAY),
      updated_at: ago((200 - n) * DAY),
    });
  }
  const dice = random('lists of the shopper');
  const visible = products.filter((product) => product.public);
  for (const [n, product] of dice.sample(visible, 8).entries()) {
    writer.add('wishlist', { user_id: SHOPPER_ID, product_id: product.id, id: n + 1, created_at: ago((n + 1) * DAY) });
  }
  const first = visible[0];
  const alike = visible.filter((product) => product.category === first?.category).slice(0, 3);
  for (const [n, product] of alike.entries()) {
    writer.add('compare_list', {
      user_id: SHOPPER_ID,
      product_id: product.id,
      id: n + 1,
      created_at: ago((n + 1) * DAY),
    });
  }
  for (const [n, store] of dice.sample(STORES, 4).entries()) {
    writer.add('store_follows', {
      user_id: SHOPPER_ID,
      store_id: STORES.indexOf(store) + 1,
      id: n + 1,
      created_at: ago((n + 1) * DAY),
    });
  }
  return customers;
}

/** A shopper and their default address refer to each other, so the default is written last. */
export async function selectAddress(db: Kysely<Schema>): Promise<void> {
  await db.updateTable('shoppers').set({ selected_address_id: 1 }).where('id', '=', SHOPPER_ID).execute();
}
