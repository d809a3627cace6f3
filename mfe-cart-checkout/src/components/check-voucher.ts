import * as CALLS from 'shared-kernel/contract/calls';
import type { VoucherAnswer, VoucherCheck } from 'shared-kernel/contract/vouchers';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Checks a voucher against the checked lines (S156, D33); a refusal's reason is in the shopper's language. */
export async function checkVoucher(api: ApiClient, code: string, signal?: AbortSignal): Promise<VoucherAnswer> {
  const body: VoucherCheck = { voucher: code };
  return (await api.request<VoucherAnswer>(CALLS.voucherValidity, { body, ...(signal ? { signal } : {}) })).data;
}
