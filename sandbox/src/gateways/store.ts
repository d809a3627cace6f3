import { randomBytes } from 'node:crypto';
import type { Scenario } from './scenario';

export interface Refund {
  readonly id: string;
  /** minor units */
  readonly amount: number;
  readonly at: Date;
}

/** A message to the shop and the shop's response. */
export interface Delivery {
  readonly event: string;
  readonly at: Date;
  /** null: no response */
  readonly status: number | null;
}

/** One payment from the gateway's view. */
export interface Attempt {
  /** the gateway's id */
  readonly id: string;
  /** the shop's reference */
  readonly reference: string;
  /** in the gateway's unit */
  readonly amount: number;
  /** fraction digits of the unit of `amount`: 2 for hundredths */
  readonly digits: number;
  readonly currency: string;
  readonly merchant: string;
  /** id of the money movement, shown once there is one */
  readonly settlement: string;
  readonly created: Date;
  /** null: never expires */
  readonly expires: Date | null;
  /** further data from the shop that the gateway repeats */
  readonly details: Readonly<Record<string, string>>;
  /** `approved`: the shopper agreed, but the shop must still capture */
  state: 'open' | 'approved' | 'paid' | 'failed' | 'expired';
  /** the scenario chosen by the shopper; null until then */
  scenario: Scenario | null;
  decided: Date | null;
  returnUrl: string;
  cancelUrl: string;
  readonly refunds: Refund[];
  readonly deliveries: Delivery[];
}

export type NewAttempt = Pick<
  Attempt,
  | 'id'
  | 'reference'
  | 'amount'
  | 'digits'
  | 'currency'
  | 'merchant'
  | 'settlement'
  | 'expires'
  | 'details'
  | 'returnUrl'
  | 'cancelUrl'
>;

/** The payments of one gateway, and its responses for repeated requests. */
export interface Store {
  all(): readonly Attempt[];
  find(id: string): Attempt | undefined;
  /** newest first, because several payments may have the same reference */
  by(field: 'reference' | 'settlement', value: string): Attempt | undefined;
  add(attempt: NewAttempt): Attempt;
  /**
   * Runs `make` once per key.
   *
   * @param content of the request; the same key with other content is refused
   * @returns the first response, or null when the content differs
   */
  once<T>(key: string | undefined, content: string, make: () => T): T | null;
}

export function createStore(clock: () => Date): Store {
  const attempts = new Map<string, Attempt>();
  const answers = new Map<string, { content: string; answer: unknown }>();
  const current = (attempt: Attempt): Attempt => {
    if (attempt.state === 'open' && attempt.expires && attempt.expires <= clock()) attempt.state = 'expired';
    return attempt;
  };
  return {
    all: () => [...attempts.values()].map(current),
    find: (id) => {
      const attempt = attempts.get(id);
      return attempt && current(attempt);
    },
    by: (field, value) => {
      const match = [...attempts.values()].findLast((attempt) => attempt[field] === value);
      return match && current(match);
    },
    add: (attempt) => {
      const added: Attempt = {
        ...attempt,
        created: clock(),
        state: 'open',
        scenario: null,
        decided: null,
        refunds: [],
        deliveries: [],
      };
      attempts.set(added.id, added);
      return added;
    },
    once<T>(key: string | undefined, content: string, make: () => T): T | null {
      if (key === undefined) return make();
      const known = answers.get(key);
      if (known) return known.content === content ? (known.answer as T) : null;
      const answer = make();
      answers.set(key, { content, answer });
      return answer;
    },
  };
}

/** Amount that can still be refunded, in minor units. */
export const refundable = ({ amount, refunds }: Attempt): number =>
  amount - refunds.reduce((sum, refund) => sum + refund.amount, 0);

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random id like a gateway's: @example gatewayId('pay_', 14) // 'pay_K7QW2M9XHTRB4C' */
export function gatewayId(prefix: string, length: number): string {
  return prefix + [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A random numeric id, small enough to be a JSON number. */
export const gatewayNumber = (): string => String(1_000_000_000 + (randomBytes(4).readUInt32BE() % 1_000_000_000));
