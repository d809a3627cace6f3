import { pino } from 'pino';
import type { Database } from '../db/database';
import { createPayments } from '../modules/payments/payments';
import type { Gateway } from '../payments/gateway';
import { gatewaysOf } from '../payments/gateways';

/** A payment engine like the one in the API, as a second process has it; `told` is what shoppers were told. */
export function anEngine(db: Database, gateways: readonly Gateway[], clock: () => Date) {
  const told: [number, string][] = [];
  const engine = createPayments({
    db,
    gateways: gatewaysOf(gateways),
    clock,
    log: pino({ level: 'silent' }),
    publicOrigin: 'http://localhost:3000',
    orderHoldMinutes: 30,
    tell: async (orderId, news) => void told.push([orderId, news]),
  });
  return { ...engine, told };
}
