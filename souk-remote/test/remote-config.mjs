import { ROOT } from '../build/place.mjs';
import { browserTests } from './jest-config.mjs';

/** Jest's configuration of a remote in its own repository: what `souk-remote test` runs where there is no jest.config there. */
export default {
  ...browserTests,
  rootDir: ROOT,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  // a limit for what never comes; a busy machine takes its time for what does
  testTimeout: 30_000,
};
