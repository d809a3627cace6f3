import { useServerNow } from 'shared-kernel/commerce/use-server-now';

export type SalePhase = 'coming' | 'running' | 'ended';
interface SaleTimes {
  /** ISO 8601 */
  start_time: string;
  end_time: string;
}

/** Where a flash sale stands at a moment; over at its end itself (S101). */
export function salePhase(sale: SaleTimes, now: Date): SalePhase {
  if (now < new Date(sale.start_time)) return 'coming';
  return now < new Date(sale.end_time) ? 'running' : 'ended';
}

/** Where a flash sale stands by the server's clock, turning on the open page (S130). */
export function useSalePhase(sale: SaleTimes, serverTime: string): SalePhase {
  // whichever turn comes next; an end that has come implies the start
  const started = useServerNow(serverTime, sale.start_time);
  const ended = useServerNow(serverTime, sale.end_time);
  return salePhase(sale, new Date(Math.max(started.getTime(), ended.getTime())));
}
