import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { text } from '../../db/texts';

/** The fields of the contract's voucher card, as arguments of `json_build_object`; needs `vouchers v` in the query. */
export const voucherFields = (language: LanguageCode) => sql`
  'id', v.id, 'title', ${text(language, 'voucher_texts', 'v.id')}, 'code', v.code, 'type', v.type, 'price', v.price,
  'capped_price', v.capped_price, 'min_spend', v.min_spend, 'usage_limit', v.usage_limit,
  'limit_per_customer', v.limit_per_customer, 'start_time', v.start_time, 'end_time', v.end_time`;
