import { sql } from 'kysely';
import type { Database } from '../../db/database';

export function createInstallQueries(db: Database) {
  return {
    /** True when the database has its schema (it has, the API migrates at its start) and a shop in it (D49). */
    async isConfigured(): Promise<boolean> {
      const { rows } = await sql<{ configured: boolean }>`select exists (select from settings) as configured`.execute(
        db,
      );
      return rows[0]?.configured ?? false;
    },
  };
}
export type InstallQueries = ReturnType<typeof createInstallQueries>;
