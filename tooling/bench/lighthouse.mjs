import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../shop/ports.mjs';
import { fetchPackage } from './beside/fetch-package.mjs';
import { openBrowser } from './browser.mjs';
import { inRounds } from './rounds.mjs';
import { shopInArabic, shopItself } from './subjects.mjs';

/** the last version for Node 20 */
const VERSION = '12.8.2';
const ARABIC = 'Arabic';

let made;

/**
 * Lighthouse for every page of every subject, with its phone and simulated throttling. Run once, for all measurements that use it.
 * @returns {ReturnType<typeof inRounds>} score, and blocking, thread, lcp in ms
 */
export function lighthouses(bench) {
  made ??= runAll(bench);
  return made;
}

async function runAll({ shop, beside, missed }) {
  const folder = fetchPackage('lighthouse', VERSION);
  const { default: lighthouse } = await import(
    pathToFileURL(path.join(folder, 'node_modules/lighthouse/core/index.js')).href
  );
  const subjects = [shopItself(shop), { ...shopInArabic(shop), name: ARABIC }, ...beside];
  return inRounds(subjects, (subject, page) => runOnce(lighthouse, shop.certificate, subject.pages[page]), missed);
}

/** Each run has a new browser: nothing is warm from a previous page. */
async function runOnce(lighthouse, certificate, url) {
  const port = await freePort();
  const browser = await openBrowser(certificate, [`--remote-debugging-port=${port}`]);
  try {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const ms = (audit) => lhr.audits[audit].numericValue;
    return {
      score: lhr.categories.performance.score * 100,
      blocking: ms('total-blocking-time'),
      thread: ms('mainthread-work-breakdown'),
      lcp: ms('largest-contentful-paint'),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Lighthouse's results for the pages, in English and Arabic, next to those of others.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureLighthouse(bench) {
  const all = await lighthouses(bench);
  return all.flatMap(({ subject: { name }, page: where, values }) => {
    if (name === ARABIC) return [{ key: 'lighthouse-arabic', where, value: values.score }];
    const row = (key, value) => ({ key, where, value, subject: name });
    const { score, blocking, thread, lcp } = values;
    return [row('lighthouse', score), row('blocking', blocking), row('thread', thread), row('lcp', lcp)];
  });
}
