import type { EmbeddedPostgres } from '../db/embedded';

/** Migrated and empty; copied by `testDatabase`. */
export const TEMPLATE = 'souk_template';
/** Environment variable by which jest's workers learn the address of the run's server. */
export const TEST_POSTGRES = 'SOUK_TEST_POSTGRES';

declare global {
  // set-up and tear-down of jest share nothing but globals
  var testPostgres: { folder: string; server: EmbeddedPostgres } | undefined;
}
