import { sql } from 'kysely';
import type { Database } from '../../db/database';

export function createInstallQueries(db: Database) {
  return {
    /** True when the database contains a shop (D49); its schema exists, because the API migrates on startup. */
    async isConfigured(): Promise<boolean> {
      const { rows } = await sql<{ configured: boolean }>`select exists (select from settings) as configured`.execute(
        db,
      );
      return rows[0]?.configured ?? false;
    },
  };
}
export type InstallQueries = ReturnType<typeof createInstallQueries>;
