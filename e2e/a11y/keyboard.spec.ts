import type { Locator, Page } from '@playwright/test';
import { aProductWithChoice } from '../fixtures/catalogue';
import { aPlacedOrder, aReadyGuest } from '../fixtures/guest';
import { mailTo } from '../fixtures/mailbox';
import { operate } from '../fixtures/operate';
import { anOwnProduct } from '../fixtures/own-product';
import { expect, hydrated, test } from '../fixtures/test';
import { words } from '../fixtures/words';

/** More than any of the pages has. */
const MOST_STOPS = 150;

/** Obstacles for a user who tabs through the page's main part. */
async function faultsOfStops(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stopFaults = await page.evaluate(judgeStop);
    if (!stopFaults) return stops < 5 ? [...faults, `only ${stops} stops`] : faults;
    faults.push(...stopFaults);
  }
  return [...faults, 'no way out'];
}

/** Null outside of the main part. */
function judgeStop(): string[] | null {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || !stop.closest('main')) return null;
  const last = document.querySelector('[data-last-stop]');
  last?.removeAttribute('data-last-stop');
  stop.setAttribute('data-last-stop', '');
  const label = stop.closest('label');
  const named = stop.getAttribute('aria-labelledby')?.split(' ')[0];
  const name = [
    stop.getAttribute('aria-label'),
    named && document.getElementById(named)?.textContent,
    label?.textContent,
    stop.textContent,
    stop.querySelector('img')?.alt,
    stop.querySelector('[role=img]')?.getAttribute('aria-label'),
  ].find((text) => text?.trim());
  const ringed = [stop, label].some((element) => element && getComputedStyle(element).outlineStyle !== 'none');
  const { x, y, width, height } = (label ?? stop).getBoundingClientRect();
  const covered = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20))?.closest('header');
  // a slider's focus ring is on its thumb, which scripts cannot inspect
  const isSlider = stop.matches('[type=range]');
  const faults = {
    'no name': !name,
    'no ring': !ringed && !isSlider,
    'below the header': !!covered && !stop.closest('header'),
    'out of sight': y > innerHeight || y + height < 0,
    'goes back': !!last && !(last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING),
  };
  const what = `${stop.tagName} ${name?.trim().slice(0, 40)}`;
  return Object.entries(faults).flatMap(([fault, applies]) => (applies ? [`${what}: ${fault}`] : []));
}

const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
/** The shopper's own colour of selected text. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background-color: Highlight';
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return ground;
  });

test.describe('with forced colors', () => {
  test.use({
    viewport: { width: 1280, height: 900 },
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  test('issue 13 tab stops have a name, a focus ring and logical order, and selected options stand out', async ({
    page,
  }) => {
    const { path } = await aProductWithChoice('en');
    for (const address of ['/all/fashion', path, '/user/compared?products=1,2,3']) {
      await page.goto(address);
      await hydrated(page);
      expect(await faultsOfStops(page), address).toEqual([]);
    }
    await page.goto(path);
    await hydrated(page);
    const values = page.getByRole('radiogroup').first().locator('label');
    await values.first().getByRole('radio').press('Space');
    const chosen = await highlight(page);
    expect(await groundOf(values.first())).toBe(chosen);
    expect(await groundOf(values.nth(1))).not.toBe(chosen);
    await aReadyGuest(page);
    await page.goto('/checkout');
    const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
    await expect(tab(true)).toBeVisible();
    expect(await groundOf(tab(true))).toBe(chosen);
    expect(await groundOf(tab(false))).not.toBe(chosen);
  });
});

test('issue 13 every dialog of a product page opens with Enter, traps focus and returns it on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { path } = await aProductWithChoice('ar');
  await page.goto(`/ar${path}`);
  await hydrated(page);
  const openers = page.locator('main [aria-haspopup=dialog]:visible');
  const count = await openers.count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at++) {
    const opener = openers.nth(at);
    await opener.press('Enter');
    const layer = page.locator('dialog[open]');
    await expect(layer).toHaveAccessibleName(/./);
    const isInside = () => layer.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    // backwards beyond its first control: the page below is unreachable
    await page.keyboard.press('Shift+Tab');
    expect((await isInside()) || (await page.locator(':focus').count()) === 0).toBe(true);
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('issue 13 S086 S095 a phone’s filter sheet can be opened, used and closed with the keyboard alone', async ({
  page,
}) => {
  const textOf = words('ar');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/ar/all/fashion');
  await hydrated(page);
  const opener = page.locator('main').getByRole('button', { name: textOf('catalog', 'listing.filters') });
  await opener.press('Enter');
  const sheet = page.getByRole('complementary', { name: textOf('catalog', 'listing.filters') });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.locator(':focus')).toHaveCount(1);
  const box = sheet.getByRole('checkbox', { name: textOf('catalog', 'listing.inStock') });
  await box.press('Space');
  await expect(page).toHaveURL(/in_stock=true/);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  const lowest = sheet.getByRole('slider').first();
  const field = sheet.getByRole('textbox').first();
  const before = await field.inputValue();
  await lowest.press('ArrowLeft');
  await expect(field).not.toHaveValue(before);
  await expect(page).toHaveURL(/min=/);
  await expect(lowest).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('main button:focus')).toHaveAttribute('popovertarget', /./);
  await page.getByRole('combobox', { name: textOf('catalog', 'listing.sort') }).press('ArrowDown');
  await expect(page).toHaveURL(/sortby=/);
});

test('issue 13 S114 the restock form moves focus to an invalid email, then to the confirmation', async ({ page }) => {
  const textOf = words('ar');
  await page.setViewportSize({ width: 375, height: 812 });
  const { slug, id } = await anOwnProduct('keys', { stock: 0 });
  await page.goto(`/ar/${slug}/product/${id}`);
  await hydrated(page);
  const field = page.getByRole('textbox', { name: textOf('catalog', 'restock.title') });
  await field.press('n');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(`keys-${process.pid}@souk.test`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: textOf('catalog', 'restock.submit') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=status]:focus')).toHaveText(/./);
});

test('issue 13 a return can be closed, reopened and submitted with the keyboard alone', async ({ page }) => {
  const textOf = words('ar');
  await page.setViewportSize({ width: 375, height: 812 });
  const { code, email, title } = await aPlacedOrder('ar');
  await operate('order', 'move', code, 'delivered');
  await page.goto(/https?:\S+\/order-link\/open\?token=\S+/.exec(await mailTo(email))?.[0] ?? '');
  await hydrated(page);
  const opener = page.getByRole('button', { name: textOf('account', 'return.open') });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/./);
  const submit = dialog.getByRole('button', { name: textOf('account', 'return.submit') });
  await submit.press('Enter');
  await expect(dialog.getByRole('group').first()).toBeFocused();
  await page.keyboard.press('Tab');
  const line = dialog.getByRole('checkbox', { name: title });
  await expect(line).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByRole('combobox').press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toBeChecked();
  await submit.press('Enter');
  await expect(page.getByText(textOf('account', 'return.wait'))).toBeVisible();
  // not lost with the dialog
  await expect(page.locator('main :focus')).toHaveCount(1);
});
