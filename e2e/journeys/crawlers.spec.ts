import { type Crawled, crawl, crawlAll, readSitemap } from '../fixtures/crawl';
import { structuredDataFaults } from '../fixtures/structured-data';
import { expect, shop, test } from '../fixtures/test';

const LANGUAGES = ['en', 'fr', 'ar', 'tr', 'hi'];
/** pages of a kind that are crawled in every language: the ends of its list */
const SAMPLE = 2;
/** maximum pictures of a page's first screen: high-priority ones, and those that load eagerly */
const MOST_HURRIED = 6;
const MOST_EAGER = 10;

/** Required types of structured data by kind of page. */
const TYPES: Record<string, string[]> = {
  // or a group of its variants
  products: ['Product', 'BreadcrumbList'],
  categories: ['BreadcrumbList', 'CollectionPage'],
  'sub-categories': ['BreadcrumbList', 'CollectionPage'],
  brands: ['BreadcrumbList', 'CollectionPage'],
  collections: ['BreadcrumbList', 'CollectionPage'],
  stores: ['OnlineStore', 'BreadcrumbList', 'CollectionPage'],
  'flash-sales': ['BreadcrumbList', 'CollectionPage'],
  pages: ['BreadcrumbList'],
};

interface Page extends Crawled {
  /** `en`, `fr`, ... */
  of: string;
  kind: string;
}

let sitemap: Map<string, string[]>;
let pages: Page[];
test.beforeAll(async () => {
  sitemap = await readSitemap();
  const chosen = [...sitemap].flatMap(([file, urls]) => {
    const [, of = '', kind = ''] = /^sitemap-([a-z]+)-([a-z-]+)-\d+\.xml$/.exec(file) ?? [];
    return (kind === 'fixed' ? urls : sampleOf(urls)).map((url) => ({ of, kind, url }));
  });
  const crawled = await crawlAll(chosen.map(({ url }) => url));
  pages = chosen.map((page, at) => ({ ...page, ...(crawled[at] as Crawled) }));
});

/** The faulty pages with their faults, so that one run reports them all. */
const faults = (of: (page: Page) => unknown) =>
  pages.map((page) => [page.url, of(page)] as const).filter(([, fault]) => fault !== null);

test('D16 the sitemap lists every page once in all five languages under the shop’s address', async () => {
  const all = [...sitemap.values()].flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((url) => !url.startsWith(`${shop.url}/`))).toEqual([]);
  for (const language of LANGUAGES) {
    const names = [...sitemap.keys()].filter((name) => name.startsWith(`sitemap-${language}-`));
    expect(names.map((name) => [name.replace(`-${language}-`, '-en-'), sitemap.get(name)?.length])).toEqual(
      [...sitemap].filter(([name]) => name.startsWith('sitemap-en-')).map(([name, urls]) => [name, urls.length]),
    );
  }
  for (const kind of Object.keys(TYPES))
    expect(sitemap.get(`sitemap-en-${kind}-1.xml`)?.length, kind).toBeGreaterThan(0);
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
});

test('D16 every page of the sitemap is reachable, canonical and indexable', () => {
  expect(
    faults(({ url, status, canonical, robots }) =>
      status === 200 && canonical === url && !robots.includes('noindex') ? null : { status, canonical, robots },
    ),
  ).toEqual([]);
});

test('S005 every page links to all its language versions, and they link back', () => {
  expect(
    faults(({ alternates, canonical, of, language, direction }) => {
      const whole = Object.keys(alternates).sort().join() === [...LANGUAGES, 'x-default'].sort().join();
      const own = alternates[of] === canonical && alternates['x-default'] === alternates.en;
      const read = language === of && direction === (of === 'ar' ? 'rtl' : 'ltr');
      return whole && own && read ? null : { alternates, language, direction };
    }),
  ).toEqual([]);
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  expect(
    faults(({ alternates }) => {
      const others = LANGUAGES.map((code) => byUrl.get(alternates[code] ?? ''));
      const reciprocal = others.every((other) => JSON.stringify(other?.alternates) === JSON.stringify(alternates));
      return reciprocal ? null : others.map((other) => other?.url);
    }),
  ).toEqual([]);
});

test('every page has one h1, a unique title and a description', () => {
  expect(
    faults(({ headings, title, description }) =>
      headings.length === 1 && headings[0] && title && description ? null : { headings, title, description },
    ),
  ).toEqual([]);
  for (const language of LANGUAGES) {
    const titles = pages.filter(({ of }) => of === language).map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  }
});

test('every page has Open Graph data for shared links', () => {
  expect(
    faults(({ shared, url, title, kind }) => {
      const one = (property: string) => (shared[property]?.length === 1 ? shared[property][0] : undefined);
      const picture = one('og:image')?.startsWith(`${shop.url}/media/`) && one('og:image:alt');
      const product =
        kind !== 'products' || (/^\d+\.\d\d$/.test(one('product:price:amount') ?? '') && one('og:image:width'));
      return one('og:url') === url &&
        one('og:title') === title &&
        one('og:description') &&
        one('og:site_name') &&
        one('og:type') === (kind === 'products' ? 'product' : 'website') &&
        one('og:locale') &&
        shared['og:locale:alternate']?.length === LANGUAGES.length - 1 &&
        one('twitter:card') &&
        picture &&
        product
        ? null
        : shared;
    }),
  ).toEqual([]);
});

test('structured data has the required fields on every kind of page', () => {
  expect(
    faults(({ jsonLd, kind }) => {
      const types = jsonLd.map((data) => (data as { '@type': string })['@type'].replace('ProductGroup', 'Product'));
      const missing = (TYPES[kind] ?? []).filter((type) => !types.includes(type));
      const wrong = jsonLd.flatMap(structuredDataFaults);
      return missing.length || wrong.length ? { missing, wrong } : null;
    }),
  ).toEqual([]);
  const ofHome = pages.filter(({ url }) => url === `${shop.url}/`).flatMap(({ jsonLd }) => jsonLd);
  expect(ofHome).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
  const questions = pages.filter(({ jsonLd }) => JSON.stringify(jsonLd).includes('FAQPage'));
  expect(questions.every(({ url }) => url.endsWith('/page/faq'))).toBe(true);
});

test('breadcrumbs match their structured data', () => {
  expect(
    faults(({ jsonLd, breadcrumbs }) => {
      const list = jsonLd.find((data) => (data as { '@type': string })['@type'] === 'BreadcrumbList');
      const steps = (list as { itemListElement: { name: string }[] } | undefined)?.itemListElement ?? [];
      const names = steps.map(({ name }) => name);
      return names.join('\n') === breadcrumbs.join('\n') ? null : { names, breadcrumbs };
    }),
  ).toEqual([]);
});

for (const path of [
  '/search?q=shoe',
  '/search',
  '/summer/products',
  '/summer/products?home_spm=1',
  '/summer/products?banner=2',
  '/all/fashion?rating=4',
  '/all/fashion?sortby=price_low_to_high',
  '/all/fashion?min=5&page=2',
  '/shop?q=a',
  '/cart',
  '/login',
  '/register',
  '/forgot-password',
  '/track-order',
  '/no/such/page/at/all',
])
  test(`D3 D17 ${path} is noindex and has no canonical URL`, async () => {
    for (const prefix of ['', '/ar']) {
      let page = await crawl(shop.url + prefix + path);
      if (page.status === 301) {
        const { headers } = await fetch(page.url, { redirect: 'manual' });
        page = await crawl(new URL(headers.get('location') ?? '', shop.url).href);
      }
      expect([200, 404]).toContain(page.status);
      expect({ robots: page.robots, canonical: page.canonical, alternates: page.alternates }).toEqual({
        robots: 'noindex',
        canonical: '',
        alternates: {},
      });
    }
  });

test('S095 a later list page is canonical to itself and continues the numbering', async () => {
  const collections = await crawlAll(sitemap.get('sitemap-en-collections-1.xml') ?? []);
  const first = collections.find(({ html }) => html.includes('&amp;page=2"'));
  if (!first) throw new Error('no collection of the demo world has two pages');
  const next = `${first.canonical}&page=2`;
  const second = await crawl(next);
  expect([second.status, second.canonical]).toEqual([200, next]);
  expect(second.title).not.toBe(first.title);
  const positions = (page: Crawled) =>
    page.jsonLd
      .map((data) => (data as { mainEntity?: { itemListElement: { position: number }[] } }).mainEntity)
      .flatMap((list) => list?.itemListElement.map(({ position }) => position) ?? []);
  expect(positions(second)[0]).toBe(positions(first).length + 1);
});

test('images reserve their space, fit their size, and only the first loads eagerly', () => {
  expect(
    faults(({ images, ownImages }) => {
      const wrong = {
        shapeless: images.filter(({ width, height }) => !(Number(width) > 0 && Number(height) > 0)),
        nameless: images.filter(({ alt }) => alt === undefined),
        // pictures as small as an icon need just one size
        oneSize: ownImages.filter(({ srcset, sizes, width }) => Number(width) > 100 && !(srcset && sizes)),
        hurried: images.filter(({ fetchpriority }) => fetchpriority === 'high').slice(MOST_HURRIED),
        eager: images.filter(({ loading }) => loading !== 'lazy').slice(MOST_EAGER),
      };
      const faults = Object.entries(wrong).filter(([, ones]) => ones.length > 0);
      return faults.length ? faults.map(([fault, [first]]) => [fault, first]) : null;
    }),
  ).toEqual([]);
});

test('images are sent in the best accepted format and cached permanently', async () => {
  const src = pages.find(({ kind }) => kind === 'products')?.shared['og:image']?.[0];
  if (!src) throw new Error('no product has a picture');
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const { status, headers } = await fetch(src, { headers: { accept } });
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([200, type, 'Accept']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

function sampleOf(urls: readonly string[]): string[] {
  if (urls.length <= SAMPLE) return [...urls];
  return Array.from({ length: SAMPLE }, (_, at) => urls[Math.floor((at * (urls.length - 1)) / (SAMPLE - 1))] ?? '');
}

test('S200 headings never skip a level on any page', () => {
  expect(
    faults(({ levels }) => (levels.every((level, at) => level - (levels[at - 1] ?? level) <= 1) ? null : levels)),
  ).toEqual([]);
});

test('no check box, radio button or hidden field has the readonly attribute', () => {
  const marked = ({ type = 'text', ...input }: Record<string, string>) =>
    ['checkbox', 'radio', 'hidden'].includes(type) && 'readonly' in input;
  expect(pages.some(({ inputs }) => inputs.some(({ type }) => type === 'checkbox'))).toBe(true);
  expect(faults(({ inputs }) => inputs.find(marked) ?? null)).toEqual([]);
});
