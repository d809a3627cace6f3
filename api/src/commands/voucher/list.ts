import { sql } from 'kysely';
import { PriceType } from 'shared-kernel/contract/enums';
import { fromMinor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { command } from '../command';
import { readShopMoney } from '../values';
import { plainAmount, plainMoment } from '../wording';

interface VoucherRow {
  id: number;
  code: string;
  title: string;
  type: number;
  price: number;
  cap: number | null;
  min_spend: number;
  uses: number;
  usage_limit: number | null;
  per_customer: number | null;
  from: Date;
  until: Date;
  state: string;
}

/** Lists vouchers with their uses. */
export const voucherList = command({
  verb: 'list',
  about: 'vouchers that run or are to come; --all names those that are over, too',
  options: { '--all': 'those that are over or withdrawn as well' },
  examples: ['voucher list', 'voucher list --all --json'],
  input: z.object({ all: z.boolean().default(false) }),
  async run({ all }, { db, now }) {
    const { rows } = await sql<VoucherRow>`
      select * from (
        select v.id, v.code, english.title, v.type, v.price, v.capped_price as cap, v.min_spend, v.usage_limit,
          v.limit_per_customer as per_customer, v.start_time as from, v.end_time as until,
          (select count(*) from voucher_uses used where used.voucher_id = v.id and used.released_at is null) as uses,
          case when v.status <> 1 then 'withdrawn' when v.end_time <= ${now} then 'over'
            when v.start_time > ${now} then 'to come' else 'running' end as state
        from vouchers v join voucher_texts english on english.voucher_id = v.id and english.language = 'en'
      ) listed
      where ${all} or state in ('running', 'to come') order by until, id`.execute(db);
    const { digits } = await readShopMoney(db);
    const vouchers = rows.map((voucher) => ({
      id: voucher.id,
      code: voucher.code,
      state: voucher.state,
      off: voucher.type === PriceType.percent ? `${fromMinor(voucher.price)} %` : plainAmount(voucher.price, digits),
      cap: voucher.cap === null ? '' : plainAmount(voucher.cap, digits),
      from_spend: plainAmount(voucher.min_spend, digits),
      used: voucher.usage_limit === null ? String(voucher.uses) : `${voucher.uses} of ${voucher.usage_limit}`,
      per_customer: voucher.per_customer ?? '',
      from: plainMoment(voucher.from),
      until: plainMoment(voucher.until),
      title: voucher.title,
    }));
    return { ...(vouchers.length === 0 && { messages: ['There are none.'] }), rows: vouchers, data: vouchers };
  },
});
