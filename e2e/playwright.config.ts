import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '..');
const executablePath = process.env.SOUK_CHROMIUM;

/** Journeys run against one shop with the small demo world, started by the global set-up on separate ports. */
export default defineConfig({
  testDir: import.meta.dirname,
  // in this order: journeys that take minutes start first, or one worker would end up alone
  projects: [
    { name: 'releases', testMatch: 'releases/**/*.spec.ts' },
    { name: 'shop', testMatch: ['a11y/**/*.spec.ts', 'faults/**/*.spec.ts', 'journeys/**/*.spec.ts'] },
  ],
  globalSetup: './fixtures/start-shop.ts',
  outputDir: path.join(root, '.souk/reports/e2e'),
  fullyParallel: false,
  // journeys spend a third of their time waiting for the shop
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  forbidOnly: true,
  // limits for things that never happen; a busy machine needs time for those that do
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.souk/reports/e2e.json') }]],
  use: {
    // a trace of every step costs a quarter of the time: SOUK_TRACE=1 keeps those of failed journeys
    trace: process.env.SOUK_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
