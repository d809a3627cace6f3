import { createHash } from 'node:crypto';
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';

const MARK = '/* kept plan */';

/**
 * Front of a statement whose plan each connection keeps. For large statements that choose few rows by keys: planning them takes
 * longer than running them. PITFALL: not for statements whose best plan depends on the values, such as filters, or a limit that is
 * a parameter: after five runs PostgreSQL plans without looking at them.
 *
 * @example sql`${keptPlan} select ... where p.id = ${id}`.execute(db)
 */
export const keptPlan = sql.raw(MARK);

/**
 * Limit and offset of a page's rows. Those of a first page are literals, so that its statement may have a kept plan; those behind it would
 * be a statement each, and are parameters.
 */
export const rowsOfPage = ({ limit, offset }: { limit: number; offset: number }) =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;

/** Names of prepared statements by their text; only marked ones, of which there are a few dozen. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    names.set(text, name);
  }
  return name;
}

/** A pool whose connections prepare marked statements once. It has to give a session its own connection (`openPool`). */
export function keepPlans(pool: PostgresPool): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      // the same object for the same connection: by it Kysely knows connections
      const keeping = known.get(client) ?? preparing(client);
      known.set(client, keeping);
      return keeping;
    },
    end: () => pool.end(),
  };
}

function preparing(client: PostgresPoolClient): PostgresPoolClient {
  // what `pg` takes besides a text: https://node-postgres.com/features/queries#prepared-statements
  const named = client as unknown as {
    query(statement: { name: string; text: string; values: readonly unknown[] }): unknown;
  };
  const query = (text: string | PostgresCursor<unknown>, values: readonly unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? named.query({ name: nameOf(text), text, values })
      : client.query(text as string, values);
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}
