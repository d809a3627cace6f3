import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { voucherFields } from './voucher-card';

/**
 * Vouchers that can still be used, as a JSON list of the contract's cards, earliest end first: public,
 * running at `now`, and not used up. They apply to the whole shop, so to every product.
 */
export const runningVouchers = (language: LanguageCode, now: Date) => sql`(
  select coalesce(json_agg(json_build_object(${voucherFields(language)}) order by v.end_time, v.id), '[]')
  from vouchers v where v.status = 1 and v.start_time <= ${now} and v.end_time > ${now}
    and (v.usage_limit is null or v.usage_limit > (
      select count(*) from voucher_uses u where u.voucher_id = v.id and u.released_at is null)))`;
