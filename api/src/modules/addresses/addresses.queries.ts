import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { PageWindow } from '../../http/paging';
import type { AddressFields } from './validate-address';

export interface AddressRow extends AddressFields {
  id: number;
  created_at: Date;
  /** the shopper's default address, or else the selected one */
  is_default: boolean;
}

/** Addresses of one shopper. Every statement filters by the shopper: an id alone never grants access. */
export function createAddressQueries(db: Database) {
  const own = (shopperId: number) =>
    db
      .selectFrom('addresses')
      .innerJoin('shoppers', 'shoppers.id', 'addresses.shopper_id')
      .selectAll('addresses')
      .select(
        sql<boolean>`coalesce(addresses.id = coalesce(shoppers.default_address_id, shoppers.selected_address_id), false)`.as(
          'is_default',
        ),
      )
      .where('addresses.shopper_id', '=', shopperId);

  return {
    /** Newest first (S177). */
    async list(shopperId: number, { size, offset }: PageWindow): Promise<{ rows: AddressRow[]; total: number }> {
      const rows = await own(shopperId)
        .orderBy('addresses.created_at', 'desc')
        .orderBy('addresses.id', 'desc')
        .limit(size)
        .offset(offset)
        .execute();
      const { total } = await db
        .selectFrom('addresses')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('shopper_id', '=', shopperId)
        .executeTakeFirstOrThrow();
      return { rows, total };
    },

    find(shopperId: number, id: number): Promise<AddressRow | undefined> {
      return own(shopperId).where('addresses.id', '=', id).executeTakeFirst();
    },

    /** The selected shipping address; null without an address. */
    async selected(shopperId: number): Promise<number | null> {
      const shopper = await db
        .selectFrom('shoppers')
        .select('selected_address_id')
        .where('id', '=', shopperId)
        .executeTakeFirst();
      return shopper?.selected_address_id ?? null;
    },

    /** An address of the shopper with exactly these fields: the newest, null when there is none. */
    async same(shopperId: number, address: AddressFields): Promise<number | null> {
      const row = await db
        .selectFrom('addresses')
        .select('id')
        .where('shopper_id', '=', shopperId)
        .where((is) =>
          is.and(
            (Object.keys(address) as (keyof AddressFields)[]).map((name) =>
              is(name, 'is not distinct from', address[name]),
            ),
          ),
        )
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async insert(shopperId: number, address: AddressFields): Promise<number> {
      const { id } = await db
        .insertInto('addresses')
        .values({ ...address, shopper_id: shopperId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** @returns false when the shopper has no such address */
    async update(shopperId: number, id: number, address: AddressFields): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('addresses')
        .set({ ...address, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async delete(shopperId: number, id: number): Promise<void> {
      await db.deleteFrom('addresses').where('id', '=', id).where('shopper_id', '=', shopperId).execute();
    },

    /** Makes an address of the shopper the default, and selects it for the next order. */
    async makeDefault(shopperId: number, id: number): Promise<void> {
      await db
        .updateTable('shoppers')
        .set({ default_address_id: id, selected_address_id: id })
        .where('id', '=', shopperId)
        .execute();
    },

    /** Selects the shipping address. @param id null: the newest, unless one is selected already */
    async select(shopperId: number, id: number | null): Promise<void> {
      const newest = sql`(select id from addresses where shopper_id = ${shopperId} order by created_at desc, id desc limit 1)`;
      await db
        .updateTable('shoppers')
        .set({ selected_address_id: id ?? sql`coalesce(selected_address_id, ${newest})` })
        .where('id', '=', shopperId)
        .execute();
    },
  };
}
