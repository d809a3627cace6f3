import { createHash } from 'node:crypto';
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';

const MARK = '/* kept plan */';

/**
 * Prefix of a statement whose plan each connection keeps. For large statements that select few rows by key, where planning takes
 * longer than execution. PITFALL: not for statements whose best plan depends on the values, such as filters, or a limit passed as
 * a parameter: after five runs PostgreSQL uses a generic plan.
 * @example sql`${keptPlan} select ... where p.id = ${id}`.execute(db)
 */
export const keptPlan = sql.raw(MARK);

/**
 * Limit and offset of a page. They are literals for the first page, so that its statement may have a kept plan; for later pages, each of
 * which would be a statement of its own, they are parameters.
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

/** A pool whose connections prepare marked statements once. It must give each session its own connection (`openPool`). */
export function keepPlans(pool: PostgresPool): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      // the same object for the same connection, because Kysely identifies connections by it
      const keeping = known.get(client) ?? preparing(client);
      known.set(client, keeping);
      return keeping;
    },
    end: () => pool.end(),
  };
}

function preparing(client: PostgresPoolClient): PostgresPoolClient {
  // what `pg` accepts besides a text: https://node-postgres.com/features/queries#prepared-statements
  const named = client as unknown as {
    query(statement: { name: string; text: string; values: readonly unknown[] }): unknown;
  };
  const query = (text: string | PostgresCursor<unknown>, values: readonly unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? named.query({ name: nameOf(text), text, values })
      : client.query(text as string, values);
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}
