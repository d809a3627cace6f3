import { randomBytes } from 'node:crypto';
import { OrderMethod } from 'shared-kernel/contract/enums';
import {
  type Charge,
  type Finding,
  type Gateway,
  GatewayDown,
  type GatewayName,
  type HandOver,
  NotGenuine,
} from '../payments/gateway';

/** An in-memory gateway that tests can control. */
export interface FakeGateway extends Gateway {
  /** calls that were made, in order: `start`, `find`, `capture`, `close`, `refund` */
  readonly calls: string[];
  readonly charges: readonly Charge[];
  /** refunds by key, as the gateway recorded them */
  readonly refunds: ReadonlyMap<string, { settlement: string; amount: number }>;
  /** if true, every call fails */
  down: boolean;
  /** runs before an answer is returned, so that a test can make something else happen first */
  before: (call: string) => Promise<void>;
  /** Stops answering from now on. @returns a function that lets it answer again */
  hold(): () => void;
  /** Sets what the gateway reports from now on about the attempt started with this token. */
  setFinding(token: string, finding: Partial<Finding>): void;
  /** The shopper pays the requested amount; `lie` overrides what the gateway reports. */
  pay(token: string, lie?: Partial<Finding>): void;
  reference(token: string): string;
}

/**
 * A gateway that implements `gateway.ts` in this process.
 *
 * @param form redirect the shopper by a form that is posted, as Razorpay does
 */
export function aGateway({ name = 'stripe', form = false }: { name?: GatewayName; form?: boolean } = {}): FakeGateway {
  const findings = new Map<string, Finding>();
  const charges: Charge[] = [];
  const refunds = new Map<string, { settlement: string; amount: number }>();
  const calls: string[] = [];
  const answered = async (call: string) => {
    calls.push(call);
    await fake.before(call);
    if (fake.down) throw new GatewayDown(`${call}: no answer`);
  };
  const finding = (reference: string): Finding => {
    const existing = findings.get(reference);
    if (!existing) throw new GatewayDown('unknown reference');
    return existing;
  };
  const chargeOf = (token: string) => {
    const charge = charges.find((one) => one.token === token);
    if (!charge) throw new Error(`nothing begun with ${token}`);
    return charge;
  };

  const fake: FakeGateway = {
    name,
    method: OrderMethod[name],
    calls,
    charges,
    refunds,
    down: false,
    before: async () => {},
    hold() {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      fake.before = () => held;
      return () => {
        fake.before = async () => {};
        release();
      };
    },

    async start(charge) {
      await answered('start');
      charges.push(charge);
      const reference = `${name}_${charge.token}`;
      const { token } = charge;
      findings.set(reference, {
        state: 'open',
        reference,
        token,
        amount: null,
        currency: null,
        otherMerchant: false,
        settlement: null,
      });
      const url = `https://pay.test/${token}`;
      const handOver: HandOver = form
        ? { method: 'POST', url, fields: { key: 'k"<', reference } }
        : { method: 'GET', url };
      return { reference, handOver };
    },
    readReturn({ reference, forged }) {
      if (forged) throw new NotGenuine('forged');
      return reference ?? null;
    },
    async readWebhook(body, headers) {
      if (headers.signature !== 'genuine') throw new NotGenuine('not signed');
      return JSON.parse(body.toString());
    },
    async find(reference) {
      await answered('find');
      return finding(reference);
    },
    async capture(reference, token) {
      await answered('capture');
      fake.pay(token);
      return finding(reference);
    },
    async close(reference) {
      await answered('close');
      const current = finding(reference);
      if (current.state === 'open') findings.set(reference, { ...current, state: 'failed' });
    },
    async refund({ settlement, amount, key }) {
      await answered('refund');
      if (!refunds.has(key)) refunds.set(key, { settlement, amount });
      return `back_${key}`;
    },

    setFinding(token, changes) {
      const reference = `${name}_${token}`;
      findings.set(reference, { ...finding(reference), ...changes });
    },
    pay(token, lie = {}) {
      const { amount, currency } = chargeOf(token);
      fake.setFinding(token, {
        state: 'paid',
        amount,
        currency,
        settlement: `money_${randomBytes(4).toString('hex')}`,
        ...lie,
      });
    },
    reference: (token) => `${name}_${token}`,
  };
  return fake;
}
