import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SaleFacts } from './flash-sale-kind';

interface Remembered {
  sale: SaleFacts;
  /** the server no longer knows the sale */
  ended: boolean;
}
const keyOf = (id: string | undefined) => queryOptions<Remembered>({ queryKey: ['sale-seen', id] }).queryKey;

/** Remembers a sale that the shopper looks at: once it is over, the server knows it no more. */
export function rememberSale(client: QueryClient, sale: SaleFacts): void {
  client.setQueryData(keyOf(String(sale.id)), { sale, ended: false });
}

/** Takes note that the server knows the sale no more. Gives it when it was open in this tab. */
export function noteEnd(client: QueryClient, id: string | undefined): SaleFacts | undefined {
  const known = client.getQueryData(keyOf(id));
  if (known) client.setQueryData(keyOf(id), { ...known, ended: true });
  return known?.sale;
}

/** The sale of an id that ended while it was open in this tab. */
export function endedSale(client: QueryClient, id: string | undefined): SaleFacts | undefined {
  const known = client.getQueryData(keyOf(id));
  return known?.ended ? known.sale : undefined;
}
