import fs from 'node:fs';
import { chromium } from 'playwright-core';
import { misuse } from '../release/fault.mjs';
import { BROWSER_ARGUMENTS } from './browser-arguments.mjs';
import { findBrowser } from './find-browser.mjs';
import { noteHydration } from './note-hydration.mjs';

/** The shop's cookie names without https (shared-kernel/contract/storage.ts). */
const SESSION = [
  { name: 'frontend_session', value: 'a-session-of-a-trial' },
  { name: 'frontend_signed_in', value: '1' },
];

/**
 * Starts Chromium for a trial, with a temporary profile and nothing of the caller's environment.
 * @param {string} [executablePath] default: an installed one
 * @throws ReleaseFault when there is none
 */
export async function openBrowser(executablePath = findBrowser()) {
  if (!executablePath && !fs.existsSync(chromium.executablePath()))
    throw misuse('There is no Chromium to try a version in: install one, or name its file in SOUK_CHROMIUM.');
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // root cannot use the sandbox
    chromiumSandbox: process.getuid?.() !== 0,
    env: { TZ: 'UTC' },
    args: [
      ...BROWSER_ARGUMENTS,
      // a page must not reach any other address
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/**
 * Visitors of a trial: a guest, and a signed-in user. Their storage is kept between pages, as for any visitor.
 * @param {import('playwright-core').Browser} browser
 * @param {string[]} origins
 */
export async function openContexts(browser, origins) {
  const open = async (cookies) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
    await context.addCookies(cookies);
    await context.addInitScript(noteHydration);
    // a trial tests what is fetched now, not what was cached
    await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
    await context.addInitScript(() => {
      // not every CSP violation is written to the console
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`The content policy forbids ${blockedURI || 'it'} (${violatedDirective}).`),
      );
    });
    return context;
  };
  const host = new URL(origins[0]).hostname;
  const session = SESSION.map((cookie) => ({ ...cookie, domain: host, path: '/' }));
  return { guest: await open([]), user: await open(session) };
}
