import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { ChangeFeed } from './change-feed';

/** Tables whose rows start and end by the clock; the tag is the table's. */
const TABLES = { 'flash-sales': sql`flash_sales`, vouchers: sql`vouchers` };
type Timed = keyof typeof TABLES;

/** Number of times kept; later ones are read once these have passed. */
const MOST_KEPT = 100;
/** ms that a response with a countdown may be cached: until the browser receives the server's clock it shows the cached time */
const COUNTDOWN_MS = 60_000;

interface Upcoming {
  version: string | null;
  /** ms since 1970, earliest first */
  moments: readonly number[];
  /** there may be later ones */
  more: boolean;
}

/** Determines how long responses with flash sales or vouchers stay valid: until the next one starts or ends. */
export function upcomingMoments(db: Database, feed: ChangeFeed) {
  const kept = new Map<Timed, Upcoming>();

  async function read(what: Timed, now: Date): Promise<Upcoming> {
    // before the rows: a change while they are read makes them stale
    const version = feed.version(what);
    const table = TABLES[what];
    const { rows } = await sql<{ moment: Date }>`
      select moment from (
        select start_time as moment from ${table} where status = 1 and start_time > ${now}
        union select end_time from ${table} where status = 1 and end_time > ${now}) x
      order by moment limit ${MOST_KEPT}`.execute(db);
    return { version, moments: rows.map(({ moment }) => moment.getTime()), more: rows.length === MOST_KEPT };
  }

  return {
    /** ms from `now` until one of them starts or ends next; Infinity when none is known. */
    async msUntilNext(what: Timed, now: Date): Promise<number> {
      const at = now.getTime();
      const next = ({ moments }: Upcoming) => moments.find((moment) => moment > at);
      let upcoming = kept.get(what);
      const known = upcoming && upcoming.version !== null && upcoming.version === feed.version(what);
      if (!upcoming || !known || (upcoming.more && next(upcoming) === undefined)) {
        upcoming = await read(what, now);
        kept.set(what, upcoming);
      }
      return (next(upcoming) ?? Number.POSITIVE_INFINITY) - at;
    },
  };
}
export type UpcomingMoments = ReturnType<typeof upcomingMoments>;

/** ms that a response with these tiles may be cached because of their countdowns. */
export const msOfTiles = (tiles: readonly { end_time?: string | null | undefined }[]): number =>
  tiles.some(({ end_time }) => end_time) ? COUNTDOWN_MS : Number.POSITIVE_INFINITY;
