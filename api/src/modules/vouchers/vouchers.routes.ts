import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { UserVouchers, VoucherAnswer, VoucherCheck } from 'shared-kernel/contract/vouchers';
import { fromMinor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Direction, ListQuery } from '../../http/list-query';
import { Refused } from '../../http/refused';
import { readCartRows } from '../cart/cart-rows';
import { countedLines, priceCart } from '../cart/price-cart';
import { toTotals } from '../cart/to-cart';
import { SearchText } from '../listings/listing-query';
import { findShopper } from '../shoppers/shopper';
import { shopMoney } from '../site/shop-money';
import { applyVoucher } from './apply-voucher';
import { readUserVouchers, VOUCHER_ORDERS } from './user-vouchers';
import type { VoucherGuesses } from './voucher-guesses';
import { createVoucherQueries } from './vouchers.queries';

const UserVouchersQuery = ListQuery.extend({
  q: SearchText,
  /** vouchers that end first come first by default */
  order_by: z.enum(VOUCHER_ORDERS).catch('end_time'),
  type: Direction('asc'),
});

interface Dependencies {
  db: Database;
  clock: () => Date;
  guesses: VoucherGuesses;
}

/**
 * `user/user-vouchers` (S199), and `voucher/validity` (S156, D33): the effect of a voucher on the checked lines. It does not hold
 * the voucher: `order/action` checks again, with the voucher locked. Wrong codes count together with those of `order/action`.
 */
export function voucherRoutes(api: Api, { db, clock, guesses }: Dependencies): void {
  api.answer(
    'voucherValidity',
    { body: VoucherCheck, data: VoucherAnswer },
    async ({ caller, body, language, request, reply }) => {
      if (!caller) throw new Refused('orders.nothingSelected');
      const code = body.voucher.trim();
      if (code === '') throw new Refused('vouchers.codeRequired');
      const now = clock();
      const shopperId = await findShopper(db, caller);
      const cart = shopperId === null ? null : priceCart(await readCartRows(db, shopperId, language, now), now);
      if (!cart || countedLines(cart).length === 0) throw new Refused('orders.nothingSelected');

      const vouchers = createVoucherQueries(db);
      const voucher = await guesses.watch({ caller, request, reply }, async () => {
        const known = await vouchers.find(code, language);
        if (!known) throw new Refused('vouchers.unknown');
        return known;
      });
      const uses = await vouchers.countUses(voucher.id, await vouchers.readUser(shopperId));
      const totals = applyVoucher(cart, voucher, uses, now, await shopMoney(db, language));
      return new Answer(
        {
          offered: fromMinor(totals.voucher),
          voucher: voucher.code,
          title: voucher.title,
          calculated: toTotals(totals),
        },
        { key: 'vouchers.applied' },
      );
    },
  );

  api.answer(
    'userVouchers',
    { query: UserVouchersQuery, data: UserVouchers },
    ({ caller, query: { q, order_by, type, page }, language }) => {
      const path = `${API_BASE}${CALLS.userVouchers.path}`;
      const options = { userId: caller.id, q, order: order_by, direction: type, page, language, path };
      return readUserVouchers(db, options, clock());
    },
  );
}
