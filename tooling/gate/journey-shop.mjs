import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../shop/ports.mjs';
import { startShop } from '../shop/shop.mjs';

/**
 * Limits of the shell under test: how long a page waits for its remote and its render, and a forwarded read for its response, ms.
 * On a busy machine all may take longer than a shopper should wait. e2e/faults tests a shop with its real limits.
 */
export const SLOW_MACHINE = { LOAD_MS: '30000', RENDER_MS: '30000', API_READ_MS: '30000' };

/**
 * Starts the shop for the journeys, as `npm start` does, with the small demo world in a temporary folder.
 * @param {string} root of the repository
 * @returns {Promise<{facts: {url: string, api: string, mailbox: string, databaseUrl: string, releases: string, store: string},
 * stop(): Promise<void>}>} `facts`: the journeys' facts about the shop
 */
export async function startJourneyShop(root) {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-e2e-'));
  fs.chmodSync(state, 0o755);
  // the API's periodic jobs run soon
  const env = { ...SLOW_MACHINE, RECONCILE_SECONDS: '2' };
  const shop = await startShop({ root, port: await freePort(), state, size: 'small', disposable: true, env });
  const { url, api, mailbox, databaseUrl, releases, store } = shop;
  return {
    facts: { url, api, mailbox, databaseUrl, releases, store },
    async stop() {
      await shop.stop();
      fs.rmSync(state, { recursive: true, force: true });
    },
  };
}
