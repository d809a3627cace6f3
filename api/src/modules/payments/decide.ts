import { decimalText, type Minor } from 'shared-kernel/rules/money';
import { chargeable, fractionDigits } from '../../payments/amounts';
import type { Finding } from '../../payments/gateway';

/** `payments.state`: see the table in docs/contracts/payments.md. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'expired' | 'flagged' | 'surplus';

interface Owing {
  paid: boolean;
  /** by the shopper, or because payment did not arrive in time */
  cancelled: boolean;
}
interface Attempt {
  state: PaymentState;
  token: string;
  reference: string;
  amount: Minor;
  currency: string;
  /** amount requested from the gateway; defaults to `amount` as `chargeable` rounds it */
  requested?: Minor;
}
/** New state of an attempt; null: unchanged. The note is for the operator. */
export type Outcome = { state: 'paid' | 'failed' } | { state: 'flagged' | 'surplus'; note: string } | null;

/**
 * Decides what a gateway's finding means for an attempt and its order (P1, P2, P5). Pure: the same three inputs give the same
 * outcome, whoever triggered the check and in whatever order notifications arrive.
 * A matching payment counts even if the attempt failed or expired before. An attempt that is paid, flagged or surplus is final:
 * later findings change nothing.
 */
export function decide(order: Owing, attempt: Attempt, finding: Finding): Outcome {
  if (attempt.state === 'paid' || attempt.state === 'flagged' || attempt.state === 'surplus') return null;
  if (finding.state === 'failed') return attempt.state === 'open' ? { state: 'failed' } : null;
  if (finding.state !== 'paid') return null;
  const lie = misfit(attempt, finding);
  if (lie) return { state: 'flagged', note: lie };
  if (order.cancelled) return { state: 'surplus', note: 'paid after the order was cancelled' };
  if (order.paid) return { state: 'surplus', note: 'the order was paid already' };
  return { state: 'paid' };
}

/** Describes the mismatch between the requested and the actual payment; null if they match. */
function misfit(attempt: Attempt, finding: Finding): string | null {
  if (finding.reference !== attempt.reference) return 'the gateway answers about another reference';
  if (finding.token !== attempt.token) return 'the gateway names another payment of ours, or none';
  if (finding.otherMerchant) return 'another merchant was paid';
  if (finding.currency?.toUpperCase() !== attempt.currency.toUpperCase()) {
    return `paid in ${finding.currency ?? 'no currency'} instead of ${attempt.currency}`;
  }
  const due = attempt.requested ?? chargeable(attempt.amount, attempt.currency);
  if (finding.amount === due) return null;
  const digits = fractionDigits(attempt.currency);
  const paid = finding.amount === null ? 'nothing' : decimalText(finding.amount, digits);
  return `paid ${paid} instead of ${decimalText(due, digits)}`;
}
