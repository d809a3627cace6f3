import { connect, type Database } from '../db/database';
import { WAITS } from '../db/waits';

/**
 * A pool whose work waits for a connection as long as the test may take: where a hundred calls come at once on a busy machine, the last
 * ones have to.
 */
export const connectWithLongTimeouts = (url: string, max: number): Database =>
  connect(url, { max, waits: WAITS.seeding });
