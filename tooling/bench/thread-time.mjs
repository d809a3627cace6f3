import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from './browser.mjs';
import { median } from './median.mjs';
import { answer, PRESSES, prepare, SETTLED } from './presses.mjs';
import { inRounds, inTurns, nameOf } from './rounds.mjs';
import { shopItself } from './subjects.mjs';

/** Presses whose work is traced, by the key of its row. Pressing while a page loads would count its loading, too. */
const TRACED = {
  'thread-time-cart': 'press-cart',
  'thread-time-quantity': 'press-quantity',
  'thread-time-filter': 'press-filter',
  'thread-time-sort': 'press-sort',
  'thread-time-open': 'press-open',
};
const MAIN_THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Processor time that the main thread of a phone-sized page takes to load and settle, and to answer a press. It is read from traces of
 * a CPU that is not slowed down, so that it does not depend on what else the machine does.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureThreadTime({ browser, shop, beside, missed }) {
  const subjects = [shopItself(shop), ...beside];
  const loads = await inRounds(subjects, (subject, page) => load(browser, subject.pages[page]), missed);
  const rows = loads.map(({ subject: { name }, page, values }) => ({
    key: 'thread-time',
    where: page,
    value: values.ms,
    subject: name,
  }));
  for (const [key, press] of Object.entries(TRACED).map(([name, of]) => [name, PRESSES[of]])) {
    const named = subjects
      .filter(({ name = '' }) => press.of.includes(name))
      .map((subject) => ({ name: `${key} of ${nameOf(subject)}`, thing: subject }));
    const found = await inTurns(named, (subject) => pressOnce(browser, shop, subject, press), missed);
    rows.push(
      ...found.map(({ thing: { name }, rounds }) => ({ key, where: press.page, value: median(rounds), subject: name })),
    );
  }
  return rows;
}

async function load(browser, address) {
  const { page, devtools, close } = await openPage(browser, { viewport: 'phone' });
  try {
    const ms = await threadTime(devtools, async () => {
      await page.goto(address);
      await sleep(SETTLED);
    });
    return { ms };
  } finally {
    await close();
  }
}

async function pressOnce(browser, { popup }, { pages }, press) {
  const { page, devtools, close } = await openPage(browser, { viewport: 'phone', popup });
  try {
    await page.goto(pages[press.page]);
    await prepare(page, press);
    return await threadTime(devtools, () => answer(page, press));
  } finally {
    await close();
  }
}

/**
 * @param {import('@playwright/test').CDPSession} devtools of the page
 * @param {() => Promise<void>} act
 * @returns {Promise<number>} ms of processor time that the page's main thread spent on tasks meanwhile
 */
async function threadTime(devtools, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return Math.max(...threadTimes(events));
}

/**
 * Processor time of the main thread of each renderer in a trace: the page's own is the one with the most.
 * @param {{ph: string, name: string, pid: number, tid: number, tdur?: number, args?: {name?: string}}[]} events Trace Event Format; µs
 * @returns {number[]} ms
 */
export function threadTimes(events) {
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const isMain = ({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === MAIN_THREAD;
  const times = new Map(events.filter(isMain).map((event) => [threadOf(event), 0]));
  for (const event of events) {
    const thread = threadOf(event);
    if (event.ph === 'X' && event.name === TASK && times.has(thread))
      times.set(thread, times.get(thread) + (event.tdur ?? 0) / 1000);
  }
  return [...times.values()];
}
