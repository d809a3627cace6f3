import { dayOf } from '../../http/moments';

/** '2026-000123': numbers go on over the years; the year before them is that of the shop's own calendar. */
export function invoiceNumber(number: number, issued: Date, shopZone: string): string {
  return `${dayOf(issued, shopZone).slice(0, 4)}-${String(number).padStart(6, '0')}`;
}
