import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VOUCHER } from 'shared-kernel/rules/links';
import { keepVoucher } from '../../components/kept-voucher';

/**
 * The voucher code of the URL ('use now' on the vouchers page). It is kept for this tab at once, so that it is applied after a visit to
 * cart, login or shipping.
 * @returns empty without one
 */
export function useVoucherFromUrl(): string {
  const [search] = useSearchParams();
  const code = search.get(VOUCHER)?.trim() ?? '';
  useEffect(() => {
    if (code) keepVoucher(code);
  }, [code]);
  return code;
}
