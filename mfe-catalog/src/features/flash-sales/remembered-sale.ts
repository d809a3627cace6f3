import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SaleFacts } from './flash-sale-kind';

interface Remembered {
  sale: SaleFacts;
  /** the server no longer knows the sale */
  ended: boolean;
}
const keyOf = (id: string | undefined) => queryOptions<Remembered>({ queryKey: ['sale-seen', id] }).queryKey;

/** Remembers a sale that the shopper has opened: once it is over, the server no longer returns it. */
export function rememberSale(client: QueryClient, sale: SaleFacts): void {
  client.setQueryData(keyOf(String(sale.id)), { sale, ended: false });
}

/** Marks a sale as ended. Returns it if it was open in this tab. */
export function noteEnd(client: QueryClient, id: string | undefined): SaleFacts | undefined {
  const known = client.getQueryData(keyOf(id));
  if (known) client.setQueryData(keyOf(id), { ...known, ended: true });
  return known?.sale;
}

/** The sale with this id if it ended while it was open in this tab. */
export function endedSale(client: QueryClient, id: string | undefined): SaleFacts | undefined {
  const known = client.getQueryData(keyOf(id));
  return known?.ended ? known.sale : undefined;
}
