import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { voucherFields } from './voucher-card';

/**
 * Vouchers that a shopper can still use, as a JSON list of the contract's cards, the one that ends first in front: public,
 * running at `now`, and not used up. They count for the whole shop, so for every product.
 */
export const runningVouchers = (language: LanguageCode, now: Date) => sql`(
  select coalesce(json_agg(json_build_object(${voucherFields(language)}) order by v.end_time, v.id), '[]')
  from vouchers v where v.status = 1 and v.start_time <= ${now} and v.end_time > ${now}
    and (v.usage_limit is null or v.usage_limit > (
      select count(*) from voucher_uses u where u.voucher_id = v.id and u.released_at is null)))`;
