import type { FastifyInstance } from 'fastify';
import type { GatewayName } from './keys';
import type { Forgery, Switches } from './scenario';
import type { Attempt, Store } from './store';

export type News = 'approved' | 'paid' | 'failed' | 'expired';
export type Decision = 'approve' | 'decline' | 'cancel';

/** The shopper's way back to the shop. */
export type WayBack =
  | { method: 'GET'; url: string }
  | { method: 'POST'; url: string; fields: Readonly<Record<string, string>> };

/** A webhook's content, written as the gateway writes it. */
export interface Notice {
  /** the event's id; gateways that name none in the body put it into a header */
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/** One gateway's stand-in: its calls, its words and its proofs. */
export interface Simulator {
  readonly name: GatewayName;
  /** as people write it */
  readonly title: string;
  /** what approving brings about; `approved` where the shop collects afterwards */
  readonly onApproval: 'approved' | 'paid';
  /** the news of a refused card; `approved` where it shows only when the shop collects */
  readonly onDecline: 'approved' | 'failed';
  /** the gateway's own calls, below its mount */
  routes(app: FastifyInstance): void;
  wayBack(attempt: Attempt, decision: Decision, forged?: Forgery): WayBack;
  /** @param attempt may differ from what is so: webhooks can lie */
  notice(attempt: Attempt, news: News): Notice;
  /** Headers that prove the body. @param secret `wrong`: what somebody would do who does not know ours */
  sign(notice: Notice, at: Date, secret: 'right' | 'wrong'): Record<string, string>;
  /** the names of those headers that carry the proof itself */
  readonly proof: readonly string[];
  /** Another body that fits the proof of this one, where the gateway's scheme allows that. */
  collide?(body: string, proven: string): string;
}

/** What a simulator works with. */
export interface Desk {
  readonly attempts: Store;
  readonly switches: Switches;
  readonly clock: () => Date;
  /** address of this gateway's pages as browsers reach it, with its mount */
  readonly base: () => string;
  /** address of its calls as the shop's servers reach it, with its mount */
  readonly api: () => string;
  /** Tells the shop by webhook, unless the shopper's scenario has none. */
  announce(attempt: Attempt, news: News): void;
  /** the attempt as the gateway's answers show it, lies included */
  shown(attempt: Attempt): Attempt;
}
