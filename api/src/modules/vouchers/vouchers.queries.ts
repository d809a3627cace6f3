import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';

/** A voucher; money in minor units, a share in hundredths of a percent. */
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

/** Orders that hold a voucher: cancelled and expired ones gave theirs back. */
export interface VoucherUses {
  all: number;
  own: number;
}

export function createVoucherQueries(db: Database) {
  const read = async (code: string, language: LanguageCode, lock = sql``): Promise<VoucherRecord | null> => {
    const { rows } = await sql<VoucherRecord>`
      select v.id, v.code, ${text(language, 'voucher_texts', 'v.id')} as title, v.type, v.price, v.capped_price,
        v.min_spend, v.usage_limit, v.limit_per_customer, v.start_time, v.end_time
      from vouchers v where lower(v.code) = lower(${code}) and v.status = 1 ${lock}`.execute(db);
    return rows[0] ?? null;
  };
  return {
    /** The public voucher of a code, however its letters are written. */
    find: (code: string, language: LanguageCode) => read(code, language),

    /** The same, and until the transaction ends nobody else can use it: what is counted now stays true. */
    lock: (code: string, language: LanguageCode) => read(code, language, sql`for no key update`),

    async countUses(voucherId: number, shopperId: number | null): Promise<VoucherUses> {
      const { rows } = await sql<VoucherUses>`
        select count(*) as all, count(*) filter (where shopper_id = ${shopperId}) as own
        from voucher_uses where voucher_id = ${voucherId} and released_at is null`.execute(db);
      return rows[0] ?? { all: 0, own: 0 };
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
