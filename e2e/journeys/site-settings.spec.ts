import { callApi } from '../fixtures/calls';
import { expect, hydrated, shop, test } from '../fixtures/test';
import { words } from '../fixtures/words';

interface Site {
  img_src_url: string;
  site_setting: { site_name: string; header_logo: string; primary_color: string };
  header_links: { left: Link[]; right: Link[] };
}
interface Link {
  title: string;
  url: string;
}

test('S027 S226 the page uses the logo and colours from the settings', async ({ page }) => {
  const { site_setting: settings, img_src_url } = await callApi<Site>('common');
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('img', { name: settings.site_name }).first();
  await expect(logo).toBeVisible();
  expect(new URL((await logo.getAttribute('src')) ?? '', shop.url).href).toContain(settings.header_logo);
  expect(img_src_url.length).toBeGreaterThan(0);
  const primary = await page.evaluate(() => {
    const probe = document.createElement('span');
    document.body.append(probe);
    // the page's CSP allows a script to set a property, but no style attribute
    probe.style.color = 'var(--colour-primary)';
    const used = getComputedStyle(probe).color;
    probe.remove();
    return used;
  });
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(settings.primary_color.slice(at, at + 2), 16));
  expect(primary).toBe(`rgb(${red}, ${green}, ${blue})`);
});

test('S084 S032 the header links to hot deals, a list of products', async ({ page }) => {
  const { header_links } = await callApi<Site>('common');
  const deals = [...header_links.left, ...header_links.right].find(({ title }) => /deals/i.test(title));
  await page.goto('/');
  const links = page.getByRole('navigation', { name: words('en')('shell', 'header.shopLinks') });
  await links.getByRole('link', { name: deals?.title ?? '?' }).click();
  await expect(page).toHaveURL(/collection=\d+/);
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
});

test('S061 a page is at most 1920 px wide on a wider screen', async ({ page }) => {
  await page.setViewportSize({ width: 2600, height: 1000 });
  for (const path of ['/', '/categories', '/cart']) {
    await page.goto(path);
    const boxes = await page
      .getByRole('main')
      .locator('section, h1')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    const widest = Math.max(...boxes.map(([, right = 0]) => right)) - Math.min(...boxes.map(([left = 0]) => left));
    expect(boxes.length, path).toBeGreaterThan(0);
    expect(widest, path).toBeLessThanOrEqual(1920);
  }
});

test('S089 S015 a home page slide leads to its products', async ({ page }) => {
  const { slider } = await callApi<{ slider: { main: { id: number; source_type: number; slug: string }[] } }>('home');
  const source = slider.main.find(({ source_type: type }) => type !== 6);
  const { result } = await callApi<{ result: { total: number } }>(`products?home_spm=${source?.id}`);
  const { result: all } = await callApi<{ result: { total: number } }>('products');
  await page.goto('/');
  await page.getByRole('main').locator(`a[href*="home_spm=${source?.id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`home_spm=${source?.id}\\b`));
  await hydrated(page);
  expect(result.total).toBeGreaterThan(0);
  expect(result.total).toBeLessThan(all.total);
  await expect(page.getByRole('main')).toContainText(String(result.total));
});
