import { expect, hydrated, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const text = words('en');
const arabic = words('ar');

test('S078 D20 the home page hydrates while scrolling without console messages', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('timer').first()).toBeVisible();
  const discover = page.getByRole('region', { name: text('catalog', 'home.discover') });
  await discover.scrollIntoViewIfNeeded();
  const more = discover.getByRole('button', { name: text('catalog', 'home.more') });
  await more.scrollIntoViewIfNeeded();
  // five columns: two of the twelve are hidden so that the rows are complete
  const tiles = discover.getByRole('article').filter({ visible: true });
  await expect(tiles).toHaveCount(10);
  await more.press('Enter');
  await expect.poll(() => tiles.count()).toBeGreaterThan(12);
  await expect(tiles.nth(10).getByRole('link')).toBeFocused();
});

test('S078 the carousel works by keyboard, and Tab reaches only the visible link', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const slides = page.getByRole('region', { name: text('catalog', 'home.highlights') });
  const dots = slides.getByRole('button', { name: /^Slide \d/ });
  await dots.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  const second = slides.getByRole('group', { name: /^Slide 2/ });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await expect(slides.getByRole('group', { name: /^Slide 1/ })).toHaveAttribute('inert', '');
  const picture = second.getByRole('presentation');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // pictures that are initially out of view load after the scripts
  const address = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  const [requestedAt, scriptsAt] = await page.evaluate((name) => {
    const times = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const main = times.find((one) => one.name.includes('/assets/main.'));
    return [times.find((one) => one.name === name)?.startTime, main?.responseEnd];
  }, address);
  expect(requestedAt).toBeGreaterThan(scriptsAt ?? Number.POSITIVE_INFINITY);
  await slides.getByRole('button', { name: text('catalog', 'home.next') }).focus();
  await page.keyboard.press('Tab');
  await expect(second.getByRole('link')).toBeFocused();
});

test('S078 S005 in Arabic the slides and rows run right to left', async ({ page }) => {
  await page.goto('/ar');
  await hydrated(page);
  const slides = page.getByRole('region', { name: arabic('catalog', 'home.highlights') });
  const dots = slides.locator('button[aria-current]');
  await dots.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(slides.locator('[aria-roledescription="slide"]').nth(1)).toBeInViewport({ ratio: 0.9 });
  const [first, second] = await Promise.all([dots.nth(0).boundingBox(), dots.nth(1).boundingBox()]);
  expect(first?.x).toBeGreaterThan(second?.x ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('S078 every row has links to follow', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    expect(await main.getByRole('article').count()).toBeGreaterThan(12);
    await main.getByRole('link', { name: text('catalog', 'home.allProducts') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
