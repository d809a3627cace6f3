import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Page } from 'shared-kernel/contract/envelope';

/**
 * Redirects a URL with a page number past the end of a list, which has become shorter, to the list's last page.
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
