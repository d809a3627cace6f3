/**
 * Path at which the API streams changes of the shop to its shells, as server-sent events; not for shoppers
 * (docs/contracts/changes.md).
 */
export const CHANGES_PATH = '/changes';

/** Tag for 'everything has changed'. */
export const EVERYTHING = '*';

/** ms between two heartbeats of the stream */
export const CHANGES_ALIVE_MS = 1000;

/** Event names of the stream. */
export const CHANGES_EVENT = {
  /** first event of a connection; data is `resumed` when nothing was missed since the `Last-Event-ID`, otherwise `anew` */
  start: 'start',
  /** data: tags separated by spaces */
  change: 'change',
  /** heartbeat: everything committed before it has been sent */
  alive: 'alive',
} as const;
