import { connect, type Database } from '../db/database';
import { WAITS } from '../db/waits';

/**
 * A pool in which callers wait for a connection as long as the test may take. When a hundred calls arrive at once on a busy machine, the last
 * ones have to wait that long.
 */
export const connectWithLongTimeouts = (url: string, max: number): Database =>
  connect(url, { max, waits: WAITS.seeding });
