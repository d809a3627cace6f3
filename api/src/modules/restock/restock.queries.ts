import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { RestockFound } from 'shared-kernel/contract/restock';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import { isPublic } from '../listings/tile';
import { variantPicture } from '../products/variant-picture';

/** Product and variant of a request. */
interface RequestedStock {
  productId: number;
  /** null: whichever variant is restocked first */
  inventoryId: number | null;
}
interface NewRequest extends RequestedStock {
  /** in lower case */
  email: string;
  language: LanguageCode;
  confirmed: boolean;
  now: Date;
}

/** How long a request waits for its confirmation. */
const UNCONFIRMED_MS = 7 * 24 * 3600_000;
/** How long a confirmed request waits for stock. */
const CONFIRMED_MS = 365 * 24 * 3600_000;

export function createRestockQueries(db: Database) {
  return {
    /** Whether the requested item is in stock; undefined for a product hidden from shoppers, or a variant of another product. */
    async findStock({ productId, inventoryId }: RequestedStock): Promise<boolean | undefined> {
      const { rows } = await sql<{ in_stock: boolean }>`
        select bool_or(i.quantity > 0) as in_stock
        from products p join inventory i on i.product_id = p.id
        where p.id = ${productId} and (${inventoryId}::int is null or i.id = ${inventoryId}) and ${isPublic}
        having count(*) > 0`.execute(db);
      return rows[0]?.in_stock;
    },

    /** Whether the address is this user's verified one. @param email in lower case */
    async isOwn(userId: number, email: string): Promise<boolean> {
      const own = await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('email_proved', '=', true)
        .where(sql`lower(email)`, '=', email)
        .executeTakeFirst();
      return own !== undefined;
    },

    /**
     * Stores a request once per address. An unconfirmed one is mailed again; a confirmed one stays as it is.
     *
     * @returns its token
     */
    async save({ productId, inventoryId, email, language, confirmed, now }: NewRequest): Promise<string> {
      const confirmedAt = confirmed ? now : null;
      const { rows } = await sql<{ token: string }>`
        insert into restock_requests as own
          (product_id, inventory_id, email, language, token, confirmed_at, created_at, next_try_at)
        values (${productId}, ${inventoryId}, ${email}, ${language}, ${newToken()}, ${confirmedAt}, ${now}, ${now})
        on conflict on constraint restock_requests__once do update set
          language = excluded.language,
          confirmed_at = coalesce(own.confirmed_at, excluded.confirmed_at),
          asked_at = case when own.confirmed_at is null then null else own.asked_at end,
          created_at = case when own.confirmed_at is null then excluded.created_at else own.created_at end,
          attempts = case when own.confirmed_at is null then 0 else own.attempts end,
          next_try_at = case when own.confirmed_at is null then excluded.next_try_at else own.next_try_at end
        returning token`.execute(db);
      return rows[0]?.token ?? '';
    },

    /** The request of a token; undefined when there is none (any more). */
    async find(token: string, language: LanguageCode): Promise<RestockFound | undefined> {
      const { rows } = await sql<RestockFound>`
        select own.confirmed_at is not null as confirmed,
          json_build_object('id', p.id, 'slug', p.slug, 'title', ${text(language, 'product_texts', 'p.id')},
            'image', ${variantPicture('stock', 'p')}) as product,
          (select coalesce(json_agg(${text(language, 'attribute_value_texts', 'v.id')} order by a.position, a.id), '[]')
            from inventory_attributes ia join attribute_values v on v.id = ia.attribute_value_id
            join attributes a on a.id = v.attribute_id where ia.inventory_id = own.inventory_id) as variant
        from restock_requests own
        join products p on p.id = own.product_id
        left join inventory stock on stock.id = own.inventory_id
        where own.token = ${token}`.execute(db);
      return rows[0];
    },

    /** @returns false: the token is unknown or expired */
    async confirm(token: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update restock_requests set confirmed_at = coalesce(confirmed_at, ${now}),
          attempts = case when confirmed_at is null then 0 else attempts end,
          next_try_at = case when confirmed_at is null then ${now} else next_try_at end
        where token = ${token} returning id`.execute(db);
      return rows.length > 0;
    },

    /** Deletes a request; an unknown token changes nothing. */
    async leave(token: string): Promise<void> {
      await db.deleteFrom('restock_requests').where('token', '=', token).execute();
    },

    /** Deletes addresses that were not confirmed in time, and requests that have waited too long. */
    async forget(now: Date): Promise<void> {
      const before = (ms: number) => new Date(now.getTime() - ms);
      await sql`
        delete from restock_requests where created_at <= case
          when confirmed_at is null then ${before(UNCONFIRMED_MS)}::timestamptz
          else ${before(CONFIRMED_MS)}::timestamptz end`.execute(db);
    },
  };
}

const newToken = () => randomBytes(16).toString('base64url');
