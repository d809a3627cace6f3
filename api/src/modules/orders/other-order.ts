import type { SeenOrder } from 'shared-kernel/contract/orders';
import { Refused } from '../../http/refused';
import type { AddressFields } from '../addresses/validate-address';
import type { PricedLine } from '../cart/price-cart';

/**
 * Refuses an order whose shipping or billing address differs from the one the shopper saw: another tab or device has selected or edited
 * one since (docs/decisions/0102).
 *
 * @param seen absent: nothing is compared
 */
export function refuseOtherAddress(
  seen: SeenOrder['address'] | undefined,
  chosen: { id: number; address: AddressFields },
): void {
  if (!seen) return;
  const { id, billing, ...fields } = seen;
  if (id !== chosen.id || isRewritten(fields, { ...chosen.address })) throw new Refused('orders.addressChanged');
  const now = chosen.address.billing;
  if (billing === undefined) return;
  if (billing && now ? isRewritten(billing, { ...now }) : billing !== now) throw new Refused('orders.billingChanged');
}

type Fields = Readonly<Record<string, unknown>>;
const isRewritten = (seen: Fields, now: Fields) =>
  Object.entries(seen).some(([field, value]) => (value ?? '') !== (now[field] ?? ''));

/** Refuses an order whose lines, quantities or shipping differ from what the shopper saw, even if the total is the same. */
export function refuseOtherLines(seen: SeenOrder['lines'] | undefined, lines: readonly PricedLine[]): void {
  if (!seen) return;
  const now = lines.map(({ row, shippingType, place }) => [row.id, row.quantity, shippingType, place?.id ?? null]);
  const then = seen.map((line) => [line.cart, line.quantity, line.shipping_type, line.shipping_place_id]);
  if (written(now) !== written(then)) throw new Refused('orders.linesChanged');
}

const written = (lines: readonly (readonly (number | null)[])[]) => lines.map(String).sort().join(' ');
