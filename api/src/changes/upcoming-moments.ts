import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { ChangeFeed } from './change-feed';

/** What begins and ends by the clock; the tag is the table's. */
const TABLES = { 'flash-sales': sql`flash_sales`, vouchers: sql`vouchers` };
type Timed = keyof typeof TABLES;

/** Moments that are kept; those after them are read when these are over. */
const MOST_KEPT = 100;
/** ms that an answer with a countdown in it may be kept: until the browser hears the server's clock it shows the kept time */
const COUNTDOWN_MS = 60_000;

interface Upcoming {
  version: string | null;
  /** ms since 1970, the next first */
  moments: readonly number[];
  /** there may be more after them */
  more: boolean;
}

/** Says how long answers are true that show flash sales or vouchers: until the next of all of them begins or ends. */
export function upcomingMoments(db: Database, feed: ChangeFeed) {
  const kept = new Map<Timed, Upcoming>();

  async function read(what: Timed, now: Date): Promise<Upcoming> {
    // before the rows: a change while they are read makes them old
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
    /** ms from `now` to the next moment at which one of them begins or ends; Infinity when none is known. */
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

/** ms that an answer with these tiles may be kept for what they count down. */
export const msOfTiles = (tiles: readonly { end_time?: string | null | undefined }[]): number =>
  tiles.some(({ end_time }) => end_time) ? COUNTDOWN_MS : Number.POSITIVE_INFINITY;
