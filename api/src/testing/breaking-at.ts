import type { Database } from '../db/database';

/** A wrapper around the database that fails before the statement with this number. */
export function breakingAt(db: Database, number: number): Database {
  let count = 0;
  return db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      if (count === number) throw new Error(`broken at statement ${number}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
