import { useServerNow } from 'shared-kernel/commerce/use-server-now';

export type SalePhase = 'coming' | 'running' | 'ended';
interface SaleTimes {
  /** ISO 8601 */
  start_time: string;
  end_time: string;
}

/** The phase of a flash sale at a given time; the end itself counts as over (S101). */
export function salePhase(sale: SaleTimes, now: Date): SalePhase {
  if (now < new Date(sale.start_time)) return 'coming';
  return now < new Date(sale.end_time) ? 'running' : 'ended';
}

/** The phase of a flash sale by the server's clock, updated on the open page (S130). */
export function useSalePhase(sale: SaleTimes, serverTime: string): SalePhase {
  // the next phase change; a passed end implies a passed start
  const started = useServerNow(serverTime, sale.start_time);
  const ended = useServerNow(serverTime, sale.end_time);
  return salePhase(sale, new Date(Math.max(started.getTime(), ended.getTime())));
}
