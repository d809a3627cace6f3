import { type RawBuilder, sql } from 'kysely';
import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { UserVoucher } from 'shared-kernel/contract/vouchers';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import type { Direction } from '../../http/list-query';
import { pageObject, pageWindow } from '../../http/paging';
import { mailboxOf } from './mailbox';
import { voucherFields } from './voucher-card';

/** Sort columns of the list; ties are sorted by id. */
export const VOUCHER_ORDERS = ['end_time', 'start_time', 'created_at', 'min_spend'] as const;

export interface UserVouchersQuery {
  readonly userId: number;
  /** (part of) a title in the caller's language or of a code; undefined: all */
  readonly q: string | undefined;
  readonly order: (typeof VOUCHER_ORDERS)[number];
  readonly direction: Direction;
  readonly page: number;
  readonly language: LanguageCode;
  readonly path: string;
}

/**
 * One page of the public vouchers that are running, used up or not (S199, D22), in one statement. `uses_left` is the smaller of what all
 * shoppers together and this user have left; cancelled and expired orders do not count, orders without an account
 * count by email address.
 *
 * @param now the server's clock
 */
export async function readUserVouchers(
  db: Database,
  { userId, q, order, direction, page, language, path }: UserVouchersQuery,
  now: Date,
) {
  const window = pageWindow(page, ACCOUNT_PAGE_SIZE);
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const ordered = sql`${sql.ref(`v.${order}`)} ${way}, v.id ${way}`;
  const has = (value: RawBuilder<string>) => sql`strpos(fold_text(${value}), fold_text(${q})) > 0`;
  const matches =
    q === undefined ? sql`true` : sql`(${has(text(language, 'voucher_texts', 'v.id'))} or ${has(sql`v.code`)})`;
  const { rows } = await sql<{ total: number; vouchers: UserVoucher[] }>`
    with running as materialized (
      select v.* from vouchers v
      where v.status = 1 and v.start_time <= ${now} and v.end_time > ${now} and ${matches})
    select (select count(*) from running) as total, (
      select coalesce(json_agg(json_build_object(${voucherFields(language)},
        'uses_left', case when coalesce(v.usage_limit, v.limit_per_customer) is not null
          then greatest(0, least(v.usage_limit - used.by_all, v.limit_per_customer - used.by_user)) end)
        order by ${ordered}), '[]')
      from (select v.* from running v order by ${ordered} limit ${window.limit} offset ${window.offset}) v
      cross join lateral (
        select count(*) as by_all, count(*) filter (where s.user_id = ${userId} or (s.user_id is null
          and ${mailboxOf(sql`a.email`)} = (select ${mailboxOf(sql`own.email`)} from users own where own.id = ${userId}))) as by_user
        from voucher_uses u join shoppers s on s.id = u.shopper_id join order_addresses a on a.order_id = u.order_id
        where u.voucher_id = v.id and u.released_at is null) used) as vouchers`.execute(db);
  return pageObject(rows[0]?.vouchers ?? [], rows[0]?.total ?? 0, window, path);
}
