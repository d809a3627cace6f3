import type { UserVoucher } from '../contract/vouchers';

/** A running voucher of the shopper: $5 off, for any amount, unlimited. */
export function aUserVoucher(over: Partial<UserVoucher> = {}): UserVoucher {
  return {
    id: 1,
    title: 'Welcome',
    code: 'WELCOME',
    type: 1,
    price: 5,
    capped_price: null,
    min_spend: 0,
    usage_limit: null,
    limit_per_customer: null,
    start_time: '2026-02-01T00:00:00.000Z',
    end_time: '2026-04-01T00:00:00.000Z',
    uses_left: null,
    ...over,
  };
}
