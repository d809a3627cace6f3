import type { FastifyInstance } from 'fastify';
import type { GatewayName } from './keys';
import type { Forgery, Switches } from './scenario';
import type { Attempt, Store } from './store';

export type News = 'approved' | 'paid' | 'failed' | 'expired';
export type Decision = 'approve' | 'decline' | 'cancel';

/** The shopper's return to the shop. */
export type WayBack =
  | { method: 'GET'; url: string }
  | { method: 'POST'; url: string; fields: Readonly<Record<string, string>> };

/** Content of a webhook in the gateway's format. */
export interface Notice {
  /** the event's id; gateways without an id in the body send it in a header */
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/** Simulator of one gateway: its calls, formats and signatures. */
export interface Simulator {
  readonly name: GatewayName;
  /** display name */
  readonly title: string;
  /** state after approval; `approved` if the shop captures afterwards */
  readonly onApproval: 'approved' | 'paid';
  /** event of a declined card; `approved` if the decline appears only when the shop captures */
  readonly onDecline: 'approved' | 'failed';
  /** the gateway's own calls, below its prefix */
  routes(app: FastifyInstance): void;
  wayBack(attempt: Attempt, decision: Decision, forged?: Forgery): WayBack;
  /** @param attempt may differ from the real one, because webhooks can lie */
  notice(attempt: Attempt, news: News): Notice;
  /** Headers that sign the body. @param secret `wrong`: signs like somebody who does not know ours */
  sign(notice: Notice, at: Date, secret: 'right' | 'wrong'): Record<string, string>;
  /** names of the headers that contain the signature itself */
  readonly proof: readonly string[];
  /** Another body with the same signature, if the gateway's scheme allows that. */
  collide?(body: string, proven: string): string;
}

/** Dependencies of a simulator. */
export interface Desk {
  readonly attempts: Store;
  readonly switches: Switches;
  readonly clock: () => Date;
  /** URL of this gateway's pages for browsers, including its prefix */
  readonly base: () => string;
  /** URL of its calls for the shop's servers, including its prefix */
  readonly api: () => string;
  /** Notifies the shop by webhook, unless the shopper's scenario has none. */
  announce(attempt: Attempt, news: News): void;
  /** the attempt as in the gateway's responses, including lies */
  shown(attempt: Attempt): Attempt;
}
