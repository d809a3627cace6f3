import { dayOf } from '../../http/moments';

/** '2026-000123': numbers keep rising across years; the leading year is that of the date of issue in the shop's time zone. */
export function invoiceNumber(number: number, issued: Date, shopZone: string): string {
  return `${dayOf(issued, shopZone).slice(0, 4)}-${String(number).padStart(6, '0')}`;
}
