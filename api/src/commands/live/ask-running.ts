import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { LISTENER } from '../../changes/listen-to-database';
import type { Database } from '../../db/database';
import { answersTo, CHECKS, CheckAnswered, notify } from './answer-checks';
import type { Finding } from './finding';

/** ms to wait for a response from a listening process; and for its checks of mail server, gateways and buckets, which may all be slow. */
const [HERE_MS, OVER_MS] = [5000, 90_000];

/**
 * Asks a running process of the shop to check its environment.
 *
 * @param mail address for a test mail
 * @returns null when no process of this version is running
 */
export async function askRunning(
  { db, databaseUrl }: { db: Database; databaseUrl: string },
  mail: string | undefined,
): Promise<Finding[] | null> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER}`.execute(db);
  if (rows.length === 0) return null;
  const requestId = randomBytes(10).toString('hex');
  const client = new pg.Client({ connectionString: databaseUrl });
  const findings: Finding[] = [];
  let chosen: string | undefined;
  const over = new Promise<boolean>((resolve, reject) => {
    let limit = setTimeout(resolve, HERE_MS, false);
    client.on('error', reject);
    client.on('notification', ({ payload = '' }) => {
      const answer = CheckAnswered.parse(JSON.parse(payload));
      if ('found' in answer) findings.push(answer.found);
      if ('over' in answer || ('here' in answer && chosen === undefined)) clearTimeout(limit);
      if ('over' in answer) resolve(true);
      if (!('here' in answer) || chosen !== undefined) return;
      chosen = answer.here;
      limit = setTimeout(resolve, OVER_MS, false);
      notify(db, CHECKS, { asked: requestId, of: chosen, mail }).catch(reject);
    });
  });
  over.catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${answersTo(requestId)}`);
    await notify(db, CHECKS, { asked: requestId });
    return (await over) ? findings : null;
  } finally {
    await client.end();
  }
}
