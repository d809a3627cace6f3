import { createRequire } from 'node:module';
import path from 'node:path';
import { JSX_SOURCE, KERNEL } from '../build/place.mjs';

const require = createRequire(import.meta.url);

/** How TypeScript is compiled for tests: with the builder's compiler. */
export const TYPESCRIPT = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: JSX_SOURCE } },
    },
  },
];

/** Packages that only ship ES modules, and the kernel, which ships its TypeScript. */
const COMPILED = [
  'shared-kernel',
  'ky',
  'msw',
  '@mswjs',
  'until-async',
  '@open-draft',
  'rettime',
  'outvariant',
  'strict-event-emitter',
];

/** Jest's options that compile these packages, too, whether installed by npm or pnpm. */
export function compiling(packages) {
  return {
    transform: { '^.+\\.tsx?$': TYPESCRIPT, '^.+\\.m?js$': TYPESCRIPT },
    transformIgnorePatterns: [
      `/node_modules/(?!\\.pnpm/)(?!(${packages.join('|')})/)`,
      `/node_modules/\\.pnpm/(?!(${packages.join('|').replaceAll('/', '\\+')})[@+])`,
    ],
  };
}

/** Jest's options for tests of components and browser code of front ends, with the API mocked by `shared-kernel/testing`. */
export const browserTests = {
  ...compiling(COMPILED),
  testEnvironment: require.resolve('jest-fixed-jsdom'),
  setupFilesAfterEnv: [path.join(KERNEL, 'testing/setup-jest.ts')],
  modulePathIgnorePatterns: ['/dist/', '/.souk/'],
};
