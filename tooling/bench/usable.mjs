import { openPage } from './browser.mjs';
import { noteUsable } from './in-page/note-usable.mjs';
import { inRounds } from './rounds.mjs';
import { shopItself } from './subjects.mjs';

let made;

/**
 * When React has hydrated what a visitor clicks first (header, filters, buy box), on a slow phone. Run once, for all measurements
 * that use it.
 * @returns {ReturnType<typeof inRounds>} `usable` in ms since the navigation started
 */
export function usables(bench) {
  made ??= inRounds(
    [shopItself(bench.shop), ...bench.beside],
    async (subject, page) => subject.parts[page] && { usable: await visit(bench.browser, subject, page) },
    bench.missed,
  );
  return made;
}

async function visit(browser, subject, where) {
  const { page, close } = await openPage(browser, { viewport: 'phone', slow: true });
  try {
    await page.addInitScript(noteUsable, subject.parts[where]);
    await page.goto(subject.pages[where], { waitUntil: 'commit' });
    return await usableAt(page);
  } finally {
    await close();
  }
}

/** Waits until the element passed to `noteUsable` is hydrated. @returns {Promise<number>} ms since the navigation started */
export async function usableAt(page) {
  const at = await page.waitForFunction(() => window.__usableAt, undefined, { timeout: 120_000, polling: 200 });
  return at.jsonValue();
}

/** @returns {Promise<import('./goals.mjs').Row[]>} */
export async function measureUsable(bench) {
  const all = await usables(bench);
  return all.map(({ subject: { name }, page, values }) => ({
    key: 'usable',
    where: page,
    value: values.usable / 1000,
    subject: name,
  }));
}
