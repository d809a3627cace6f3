import { randomBytes } from 'node:crypto';
import type { Scenario } from './scenario';

export interface Refund {
  readonly id: string;
  /** minor units */
  readonly amount: number;
  readonly at: Date;
}

/** A message to the shop and what it answered. */
export interface Delivery {
  readonly event: string;
  readonly at: Date;
  /** null: no answer */
  readonly status: number | null;
}

/** One payment as the gateway sees it. */
export interface Attempt {
  /** the gateway's name for it */
  readonly id: string;
  /** the shop's name for it */
  readonly reference: string;
  /** as the gateway counts */
  readonly amount: number;
  /** of the currency behind the point, in what `amount` counts: 2 for hundredths */
  readonly digits: number;
  readonly currency: string;
  readonly merchant: string;
  /** the money movement's name, shown once there is one */
  readonly settlement: string;
  readonly created: Date;
  /** null: stays open for ever */
  readonly expires: Date | null;
  /** what else the shop told and the gateway repeats */
  readonly details: Readonly<Record<string, string>>;
  /** `approved`: the shopper agreed, the shop has still to collect */
  state: 'open' | 'approved' | 'paid' | 'failed' | 'expired';
  /** the course that the shopper chose; null until then */
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

/** The payments of one gateway, and the answers that repeated requests get again. */
export interface Store {
  all(): readonly Attempt[];
  find(id: string): Attempt | undefined;
  /** newest first, as several payments may carry one reference */
  by(field: 'reference' | 'settlement', value: string): Attempt | undefined;
  add(attempt: NewAttempt): Attempt;
  /**
   * Runs `make` once per key.
   *
   * @param content what was asked; the same key with other content is refused
   * @returns the first answer, or null when the content differs
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
      const found = [...attempts.values()].findLast((attempt) => attempt[field] === value);
      return found && current(found);
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

/** What can still be given back, in minor units. */
export const refundable = ({ amount, refunds }: Attempt): number =>
  amount - refunds.reduce((sum, refund) => sum + refund.amount, 0);

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A name such as gateways give: @example gatewayId('pay_', 14) // 'pay_K7QW2M9XHTRB4C' */
export function gatewayId(prefix: string, length: number): string {
  return prefix + [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A name made of digits, small enough to be a JSON number. */
export const gatewayNumber = (): string => String(1_000_000_000 + (randomBytes(4).readUInt32BE() % 1_000_000_000));
