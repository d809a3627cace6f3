import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Page } from 'shared-kernel/contract/envelope';

/**
 * For an address that names a page past the end, of a list that has become shorter: leads to the last one there is, in its place.
 * @param pathOf path of a page without language prefix
 */
export function useExistingPage(
  page: Pick<Page<unknown>, 'current_page' | 'last_page'> | undefined,
  pathOf: (number: number) => string,
): void {
  const navigate = useNavigate();
  const past = page !== undefined && page.current_page > page.last_page ? pathOf(page.last_page) : null;
  useEffect(() => {
    if (past !== null) navigate(past, { replace: true });
  }, [past, navigate]);
}
