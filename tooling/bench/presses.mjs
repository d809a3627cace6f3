import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from './browser.mjs';
import { notePresses } from './in-page/note-presses.mjs';
import { noteUsable } from './in-page/note-usable.mjs';
import { median } from './median.mjs';
import { slowestPress } from './press-parts.mjs';
import { inTurns, nameOf } from './rounds.mjs';
import { EVER_SHOP, FLOOR, shopItself } from './subjects.mjs';
import { usableAt } from './usable.mjs';

const addToCart = (page) => page.getByRole('button', { name: /^add to cart$/i }).first();

/** ms after which a page has settled, and within which a click has been handled with all that follows */
export const SETTLED = 3000;
const ANSWERED = 1500;

/**
 * The presses, each on a page of its own: `before` is not measured. All elements are found by what a visitor sees.
 * @type {Record<string, {page: string, of: string[], loading?: true, before?(page: import('@playwright/test').Page): Promise<void>,
 *   target?(page: import('@playwright/test').Page): import('@playwright/test').Locator,
 *   press?(page: import('@playwright/test').Page): Promise<void>}>} `of`: shops whose pages have it; `loading`: pressed as soon as
 *   it is usable; `target`: what a finger presses; `press`: how, if not by one tap on the target
 */
export const PRESSES = {
  'press-cart-loading': {
    page: 'product',
    of: ['', EVER_SHOP, FLOOR],
    loading: true,
    target: addToCart,
  },
  'press-cart': {
    page: 'product',
    of: ['', EVER_SHOP, FLOOR],
    target: addToCart,
  },
  'press-filter': {
    page: 'listing',
    of: [''],
    before: (page) => tap(page, page.getByRole('button', { name: 'Filters' })),
    target: (page) => page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first(),
  },
  'press-quantity': {
    page: 'product',
    of: ['', FLOOR],
    target: (page) => page.getByRole('button', { name: 'Increase quantity' }).first(),
  },
  'press-letters': {
    page: 'home',
    of: [''],
    before: (page) => tap(page, page.getByRole('banner').getByRole('combobox')),
    press: async (page) => {
      for (const letter of 'lam') {
        await page.keyboard.press(letter);
        await sleep(400);
      }
    },
  },
  'press-sort': {
    page: 'listing',
    of: [''],
    // a phone's native select is not part of the page: the arrow key selects the next option
    before: (page) => page.getByRole('combobox', { name: 'Sort by' }).focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  'press-open': {
    page: 'listing',
    of: [''],
    target: (page) => page.getByRole('article').getByRole('link').first(),
  },
};

/**
 * Time from a click to the next frame (INP) for the most used controls, on a phone with a four times slower CPU.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measurePresses({ browser, shop, beside, missed }) {
  const rows = [];
  for (const [key, press] of Object.entries(PRESSES)) {
    const subjects = [shopItself(shop), ...beside].filter(({ name = '' }) => press.of.includes(name));
    const named = subjects.map((subject) => ({ name: `${key} of ${nameOf(subject)}`, thing: subject }));
    const found = await inTurns(named, (subject) => pressOnce(browser, shop, subject, press), missed);
    rows.push(...found.map(({ thing: { name }, rounds }) => row(key, press.page, name, rounds)));
  }
  return rows;
}

function row(key, where, subject, presses) {
  const value = median(presses.map(({ total }) => total));
  const { delay, handler, frame } = presses.find(({ total }) => total === value);
  const detail = `${[delay, handler, frame].map(Math.round).join(' + ')} (delay, handlers, frame)`;
  return { key, where, value, detail, subject };
}

async function pressOnce(browser, { popup }, subject, press) {
  const { page, close } = await openPage(browser, { viewport: 'phone', slowCpu: true, popup });
  try {
    await page.addInitScript(notePresses);
    await page.addInitScript(noteUsable, subject.parts[press.page]);
    await page.goto(subject.pages[press.page]);
    await usableAt(page);
    if (!press.loading) await prepare(page, press);
    await page.evaluate(() => void window.__presses.splice(0));
    await answer(page, press);
    return slowestPress(await page.evaluate(() => window.__presses));
  } finally {
    await close();
  }
}

/** Lets a page settle with what is pressed in view: a visitor scrolls to a button before pressing it, and that scrolling is no press. */
export async function prepare(page, { before, target }) {
  await sleep(SETTLED);
  if (before) {
    await before(page);
    await sleep(ANSWERED);
  }
  if (target) {
    await bringIntoView(target(page));
    await sleep(ANSWERED);
  }
}

/** Presses, and waits for what follows. */
export async function answer(page, { target, press = () => tap(page, target(page)) }) {
  await press(page);
  await sleep(ANSWERED);
}

const bringIntoView = (locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** A tap in the middle of the element, scrolled into view before. */
export async function tap(page, locator) {
  await bringIntoView(locator);
  const { x, y, width, height } = await locator.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}
