import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { plainCode } from 'shared-kernel/rules/plain-code';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import { mailboxOf } from './mailbox';

/** A voucher; money in minor units, a percentage in hundredths of a percent. */
export interface VoucherRecord {
  id: number;
  code: string;
  title: string;
  type: number;
  price: number;
  capped_price: number | null;
  min_spend: number;
  usage_limit: number | null;
  limit_per_customer: number | null;
  start_time: Date;
  end_time: Date;
}

/** The shopper whose uses of a voucher are counted. */
export interface VoucherUser {
  /** null: not a shopper yet */
  shopperId: number | null;
  /**
   * a guest's address email or a user's account email: orders with the same normalised email count as theirs, so that a
   * new browser, signing in or signing out does not allow another use
   */
  email: string | null;
}

/** Orders that hold a voucher: cancelled and expired ones have released it. */
export interface VoucherUses {
  all: number;
  own: number;
}

export function createVoucherQueries(db: Database) {
  const read = async (code: string, language: LanguageCode, lock = sql``): Promise<VoucherRecord | null> => {
    const { rows } = await sql<VoucherRecord>`
      select v.id, v.code, ${text(language, 'voucher_texts', 'v.id')} as title, v.type, v.price, v.capped_price,
        v.min_spend, v.usage_limit, v.limit_per_customer, v.start_time, v.end_time
      from vouchers v where lower(v.code) in (lower(${code}), lower(${plainCode(code)})) and v.status = 1
      order by lower(v.code) = lower(${code}) desc limit 1 ${lock}`.execute(db);
    return rows[0] ?? null;
  };
  return {
    /** The public voucher of a code, however its letters and digits are written. */
    find: (code: string, language: LanguageCode) => read(code, language),

    /** Like `find`, and locks the voucher until the transaction ends, so that counted uses stay correct. */
    lock: (code: string, language: LanguageCode) => read(code, language, sql`for no key update`),

    async countUses(voucherId: number, { shopperId, email }: VoucherUser): Promise<VoucherUses> {
      const { rows } = await sql<VoucherUses>`
        select count(*) as all, count(*) filter (where used.shopper_id = ${shopperId}
          or ${mailboxOf(sql`coalesce(account.email, address.email)`)} = ${mailboxOf(sql`${email}::text`)}) as own
        from voucher_uses used
        join shoppers shopper on shopper.id = used.shopper_id
        left join users account on account.id = shopper.user_id
        join order_addresses address on address.order_id = used.order_id
        where used.voucher_id = ${voucherId} and used.released_at is null`.execute(db);
      return rows[0] ?? { all: 0, own: 0 };
    },

    /** The shopper's identity for counting uses: a guest's email from the selected address, a user's from the account. */
    async readUser(shopperId: number | null): Promise<VoucherUser> {
      if (shopperId === null) return { shopperId, email: null };
      const known = await db
        .selectFrom('shoppers')
        .leftJoin('users', 'users.id', 'shoppers.user_id')
        .leftJoin('addresses', 'addresses.id', 'shoppers.selected_address_id')
        .select(({ fn }) => fn.coalesce('users.email', 'addresses.email').as('email'))
        .where('shoppers.id', '=', shopperId)
        .executeTakeFirst();
      return { shopperId, email: known?.email ?? null };
    },

    async use(voucherId: number, orderId: number, shopperId: number): Promise<void> {
      await db
        .insertInto('voucher_uses')
        .values({ voucher_id: voucherId, order_id: orderId, shopper_id: shopperId })
        .execute();
    },
  };
}
export type VoucherQueries = ReturnType<typeof createVoucherQueries>;
