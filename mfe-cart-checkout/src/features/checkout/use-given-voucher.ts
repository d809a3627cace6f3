import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VOUCHER } from 'shared-kernel/rules/links';
import { keepVoucher } from './kept-voucher';

/**
 * The voucher code that the address brings along ('use now' on the page of vouchers). It is kept for this tab at once: whoever has to
 * go to cart, login or shipping first finds it applied on return.
 * @returns empty without one
 */
export function useGivenVoucher(): string {
  const [search] = useSearchParams();
  const given = search.get(VOUCHER)?.trim() ?? '';
  useEffect(() => {
    if (given) keepVoucher(given);
  }, [given]);
  return given;
}
