import type { EmbeddedPostgres } from '../db/embedded';

/** Migrated and empty; copied by `testDatabase`. */
export const TEMPLATE = 'souk_template';
/** Environment variable that passes the address of the run's server to Jest's workers. */
export const TEST_POSTGRES = 'SOUK_TEST_POSTGRES';

declare global {
  // Jest's set-up and tear-down share only global variables
  var testPostgres: { folder: string; server: EmbeddedPostgres } | undefined;
}
