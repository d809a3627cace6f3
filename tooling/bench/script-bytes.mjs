import { brotliCompressSync } from 'node:zlib';
import { openPage } from './browser.mjs';
import { noteUsable } from './in-page/note-usable.mjs';
import { nameOf } from './rounds.mjs';
import { shopItself } from './subjects.mjs';
import { usableAt } from './usable.mjs';

let made;

/**
 * Script that a page has received when it is usable, on a slow phone: on a fast connection, scripts that load after hydration
 * arrive within the same milliseconds. Measured as the first visitor of a new shop: files compressed only after a first request
 * count as sent then. Run once, for all measurements that use it.
 * @returns {Promise<{subject: import('./subjects.mjs').Subject, page: string, values: {sent: number, packed: number, files:
 * number}}[]>} bytes as sent and as brotli 11
 */
export function packedScripts(bench) {
  made ??= visitAll(bench);
  return made;
}

async function visitAll({ browser, shop, beside, missed }) {
  const all = [];
  for (const subject of [shopItself(shop), ...beside]) {
    for (const page of Object.keys(subject.pages).filter((name) => subject.parts[name])) {
      try {
        all.push({ subject, page, values: await visit(browser, subject, page) });
      } catch (error) {
        missed(`${page} of ${nameOf(subject)}: ${error.message}`);
      }
    }
  }
  return all;
}

async function visit(browser, subject, where) {
  const { page, close } = await openPage(browser, { viewport: 'phone', slow: true, idle: false });
  await page.addInitScript(noteUsable, subject.parts[where]);
  const responses = new Map();
  page.on('response', (response) => responses.set(response.url(), response));
  try {
    await page.goto(subject.pages[where]);
    const entries = await page.evaluate(scriptsBefore, await usableAt(page));
    const bodies = await Promise.all(entries.map(({ name }) => responses.get(name).body()));
    return {
      sent: entries.reduce((sum, { sent }) => sum + sent, 0),
      packed: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
      files: entries.length,
    };
  } finally {
    await close();
  }
}

/** Runs in the page: URLs and sizes of the scripts that had arrived by then. */
function scriptsBefore(moment) {
  return performance
    .getEntriesByType('resource')
    .filter(({ name, responseEnd }) => /\.m?js($|\?)/.test(name) && responseEnd > 0 && responseEnd < moment)
    .map(({ name, encodedBodySize }) => ({ name, sent: encodedBodySize }));
}

/** @returns {Promise<import('./goals.mjs').Row[]>} */
export async function measureScriptBytes(bench) {
  const all = await packedScripts(bench);
  return all.map(({ subject: { name }, page, values: { sent, packed, files } }) => ({
    key: 'script',
    where: page,
    value: sent / 1000,
    detail: `${files} files, ${(packed / 1000).toFixed(1)} kB at brotli 11`,
    subject: name,
  }));
}
