import type { Database } from '../db/database';
import { ofCents, toNumeric } from '../db/money';
import { eachText, nextNumber, type Texts } from './texts';

const HOUR = 3_600_000;

export interface VoucherOptions {
  code?: string;
  title?: Texts;
  /** 1 flat, 2 percent */
  type?: number;
  /** flat: cents; percent: hundredths of a percent */
  price?: number;
  /** cents */
  cappedPrice?: number;
  /** cents */
  minSpend?: number;
  usageLimit?: number;
  limitPerCustomer?: number;
  /** hours from now; negative means past */
  starts?: number;
  ends?: number;
  status?: number;
}

/** A public voucher that is valid now and takes 2.00 off, unless the options override it. */
export async function aVoucher(db: Database, options: VoucherOptions = {}): Promise<{ id: number; code: string }> {
  const number = nextNumber();
  const {
    code = `SAVE-${number}`,
    title = `Voucher ${number}`,
    type = 1,
    price = 200,
    starts = -1,
    ends = 1,
  } = options;
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('vouchers')
      .values({
        code,
        type,
        price: toNumeric(ofCents(price)),
        capped_price: options.cappedPrice === undefined ? null : toNumeric(ofCents(options.cappedPrice)),
        min_spend: toNumeric(ofCents(options.minSpend ?? 0)),
        usage_limit: options.usageLimit ?? null,
        limit_per_customer: options.limitPerCustomer ?? null,
        start_time: new Date(Date.now() + starts * HOUR),
        end_time: new Date(Date.now() + ends * HOUR),
        status: options.status ?? 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('voucher_texts')
      .values(eachText(title).map(([language, text]) => ({ voucher_id: id, language, title: text })))
      .execute();
    return { id, code };
  });
}
