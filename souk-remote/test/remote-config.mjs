import { ROOT } from '../build/place.mjs';
import { browserTests } from './jest-config.mjs';

/** Jest's configuration for a remote in its own repository: used by `souk-remote test` when there is no jest.config. */
export default {
  ...browserTests,
  rootDir: ROOT,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  // a limit for things that never happen; a busy machine needs time for those that do
  testTimeout: 30_000,
};
