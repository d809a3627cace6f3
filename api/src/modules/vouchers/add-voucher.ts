import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Minor } from 'shared-kernel/rules/money';
import type { VoucherTerms } from 'shared-kernel/rules/voucher';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';

export interface NewVoucher extends VoucherTerms {
  /** entered by shoppers in any case; unique regardless of case */
  code: string;
  /** must include English */
  titles: readonly (readonly [LanguageCode, string])[];
  minSpend: Minor;
  /** maximum orders in total and per shopper; null: unlimited */
  usageLimit: number | null;
  perCustomer: number | null;
  from: Date;
  until: Date;
}

/**
 * Adds a voucher for everybody (D22).
 *
 * @returns its id; null when a voucher with this code exists, ended or not
 */
export function addVoucher(db: Database, voucher: NewVoucher, now: Date): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('vouchers')
      .values({
        code: voucher.code,
        type: voucher.type,
        price: toNumeric(voucher.price),
        capped_price: voucher.cappedPrice === null ? null : toNumeric(voucher.cappedPrice),
        min_spend: toNumeric(voucher.minSpend),
        usage_limit: voucher.usageLimit,
        limit_per_customer: voucher.perCustomer,
        start_time: voucher.from,
        end_time: voucher.until,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return null;
    await trx
      .insertInto('voucher_texts')
      .values(voucher.titles.map(([language, title]) => ({ voucher_id: added.id, language, title })))
      .execute();
    return added.id;
  });
}
