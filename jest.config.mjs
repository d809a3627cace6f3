import { availableParallelism } from 'node:os';
import { browserTests, compiling, TYPESCRIPT } from './souk-remote/test/jest-config.mjs';

// what is compiled is kept, while temporary files of `npm test` lie in memory and go (tooling/gate/scratch.mjs)
const kept = { cacheDirectory: '<rootDir>/.souk/jest' };
const common = { ...kept, transform: { '^.+\\.tsx?$': TYPESCRIPT }, modulePathIgnorePatterns: ['/dist/', '/.souk/'] };
// packages that ship ES modules only
const signInEsm = ['jose', 'oauth4webapi', 'oidc-provider', 'openid-client'];
const serverEsm = ['content-disposition', 'cookie', 'iso-3166', 'ky', ...signInEsm];

/** `web`: components and browser code in jsdom. `node`: servers, rules of tooling. `api`: calls against a real PostgreSQL. */
export default {
  // tests wait for timers and for PostgreSQL a third of their time: three workers on two processors take a fifth less than two
  // PITFALL: as a number, for jest takes '150%' for 150 workers
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // a limit for what never comes; a busy machine takes its time for what does
  testTimeout: 30_000,
  projects: [
    {
      ...browserTests,
      ...kept,
      displayName: 'web',
      testMatch: [
        '<rootDir>/shared-kernel/**/*.test.ts?(x)',
        '<rootDir>/mfe-*/**/*.test.ts?(x)',
        '<rootDir>/shell/src/{client,chrome,auth,errors}/**/*.test.ts?(x)',
      ],
    },
    {
      ...common,
      ...compiling(serverEsm),
      displayName: 'node',
      testEnvironment: 'node',
      // what the build puts into the shell's server
      globals: { __APP_VERSION__: '0.0.0' },
      setupFiles: ['<rootDir>/shared-kernel/testing/live-routes.ts'],
      testMatch: [
        '<rootDir>/shell/src/{server,worker}/**/*.test.ts?(x)',
        '<rootDir>/{tooling,deploy,sandbox,souk-remote}/**/*.test.{ts,mjs}',
      ],
    },
    {
      ...common,
      ...compiling(serverEsm),
      displayName: 'api',
      testEnvironment: 'node',
      // the gate loads the API once for several files (tooling/gate/api-tests-together.mjs)
      testMatch: [process.env.SOUK_TOGETHER ? '<rootDir>/api/.together/*.test.cjs' : '<rootDir>/api/src/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/api/src/testing/setup-jest.ts'],
      globalSetup: '<rootDir>/api/src/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/api/src/testing/stop-postgres.ts',
    },
  ],
};
