/** Where the API streams changes of the shop to its shells, as server-sent events; no call of shoppers (docs/contracts/changes.md). */
export const CHANGES_PATH = '/changes';

/** Everything has changed. */
export const EVERYTHING = '*';

/** ms between two signs of life of the stream */
export const CHANGES_ALIVE_MS = 1000;

/** Events of the stream by their name. */
export const CHANGES_EVENT = {
  /** first of a connection; data `resumed` when nothing was missed since the `Last-Event-ID`, else `anew` */
  start: 'start',
  /** data: tags with spaces between */
  change: 'change',
  /** everything that was committed before has been sent */
  alive: 'alive',
} as const;
