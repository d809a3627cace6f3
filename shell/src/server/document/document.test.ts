import { createHash } from 'node:crypto';
import { WIDE_WINDOWS } from '../../../../souk-remote/contract/wide-windows.mjs';
import { commonData } from '../testing/fake-api';
import { contentSecurityPolicy } from './content-security-policy';
import { type DocumentParts, writeDocument as writeBytes } from './document';
import { errorDocument } from './error-document';
import { escapeHtml, scriptJson, styleText } from './escape';
import { type HeadFacts, headMarkup } from './head';

const HOSTILE = `</script><script>alert(1)</script><!--"'&\u2028</style>`;
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const parts: DocumentParts = {
  language: 'ar',
  common: commonData(),
  releaseSet: 'abc',
  personal: false,
  checkout: false,
  keeps: true,
  head: '',
  sheets: ['/assets/late.css'],
  styles: [{ css: 'a{}' }, { css: 'b{}', emotion: 'shell' }, { css: '' }],
  loader: 'start()',
  scripts: [{ src: '/a.js', integrity: 'sha384-x' }, { src: '/b.js' }],
  header: ['<header></header>'],
  footer: '<footer></footer>',
  toasts: '',
  slot: { owner: 'mfe-catalog', markup: ['<p></p>'] },
  boot: {
    language: 'ar',
    facts: '/facts/ar-0123456789abcdef.json',
    active: 'mfe-catalog',
    remotes: [],
    routes: [],
    inline: { id: 'mfe-catalog', state: HOSTILE },
    releaseSet: 'abc',
  },
};

const writeDocument = (given: DocumentParts) => {
  const { html, inline } = writeBytes(given);
  return { html: html.toString(), inline };
};

test('escapes the state within its script', () => {
  const json = scriptJson({ [HOSTILE]: HOSTILE });
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual({ [HOSTILE]: HOSTILE });
});

test('escapes texts within attributes and styles within their element', () => {
  expect(escapeHtml(HOSTILE)).not.toMatch(/[<>"']/);
  expect(styleText('a{content:"</style>"}')).toBe('a{content:"<\\/style>"}');
});

test('S070 S072 every document holds the inert error page in its language', () => {
  const { html } = writeDocument(parts);
  const [, template = ''] = html.match(/<template id="error-page">(.*?)<\/template>/) ?? [];
  expect(template).toContain('<p>عذرًا</p>');
  expect(template).toContain('<p role="alert">حدث خطأ ما</p>');
  expect(template).toContain('<button type="button">حاول مرة أخرى</button>');
  expect(template).toContain('<a href="/ar">');
  // the HTML of a page has only its own h1
  expect(template).not.toContain('<h1');
});

test('writes one inline script, and the policy lists it and every style by hash', () => {
  const { html, inline } = writeDocument(parts);
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.map(([, attributes]) => attributes?.includes('type="application/json"'))).toEqual([false, true]);
  expect(scripts[0]?.[0]).toBe(
    '<script data-when="paint" data-src="/a.js /b.js" data-integrity="sha384-x -">start()</script>',
  );
  const policy = contentSecurityPolicy(inline);
  expect(policy).toContain(`script-src 'self' ${sha('start()')};`);
  expect(policy).toContain(`style-src 'self' ${sha('')} ${sha('a{}')} ${sha('b{}')};`);
  for (const [, , css] of html.matchAll(/<style([^>]*)>([^<]*)<\/style>/g)) expect(policy).toContain(sha(css ?? ''));
  expect(html).not.toMatch(/ style=| on\w+=/);
});

test('a style sheet loads before the content on wide windows and after it on narrow ones', () => {
  const { html } = writeDocument(parts);
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*media="([^"]*)" href="\/assets\/late.css">/g)];
  expect(links.map(([, media]) => media)).toEqual([WIDE_WINDOWS, `not all and ${WIDE_WINDOWS}`]);
  expect(links[0]?.index).toBeGreaterThan(html.indexOf('b{}'));
  expect(links[0]?.index).toBeLessThan(html.indexOf('</head>'));
  expect(links[1]?.index).toBeGreaterThan(html.indexOf('</main>'));
});

test('preloads scripts at low priority with their hash: the shell’s in the head, others after the content', () => {
  const { html } = writeDocument(parts);
  const link = (rest: string) => `<link rel="preload" as="script" fetchpriority="low" ${rest}>`;
  const at = (text: string) => html.indexOf(text);
  expect(html.match(/<link rel="preload" as="script"[^>]*>/g)).toEqual([
    link('href="/b.js"'),
    link('href="/a.js" integrity="sha384-x"'),
  ]);
  expect(at('href="/b.js"')).toBeLessThan(at('</head>'));
  expect(at('href="/a.js"')).toBeGreaterThan(at('</main>'));
});

test('the policy allows nothing unsafe', () => {
  const policy = contentSecurityPolicy({ styles: [] }, { imageOrigin: 'https://img.example', https: true });
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
  for (const part of [
    `default-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ])
    expect(policy).toContain(part);
  expect(policy).toContain('https://img.example');
});

test('S005 writes language, direction and release set; the empty layout has no frame', () => {
  expect(writeDocument(parts).html).toContain('<html lang="ar" dir="rtl" data-release="abc">');
  const { header: _, footer: __, ...bare } = parts;
  expect(writeDocument(bare).html).not.toMatch(/id="(header|footer)"/);
});

test('issue 14 only a checkout page has the checkout mark, line and styles', () => {
  expect(writeDocument(parts).html).not.toContain('checkout');
  const { html, inline } = writeDocument({ ...parts, checkout: true });
  expect(html).toContain(' data-release="abc" data-checkout>');
  expect(html).toMatch(/<\/header><\/div><aside id="checkout-line" aria-label="دفع آمن">/);
  expect(html).toContain('href="/ar');
  // the policy lists them, or the browser would block them
  expect(inline.styles.at(-1)).toContain('html[data-checkout] #header');
  expect(html).toContain(`<style>${inline.styles.at(-1)}</style>`);
});

test.each([
  ['direction', { direction: 'rtl' }, 'rtl'],
  ['`dir` without `direction`', { direction: undefined, dir: 'rtl' }, 'rtl'],
  ['direction before dir', { direction: 'ltr', dir: 'rtl' }, 'ltr'],
  ['neither', { direction: '" onload="x' }, 'ltr'],
])('S005 takes the text direction from the language: %s', (_, settings, direction) => {
  const common = commonData();
  const { fr } = common.languages;
  const languages = { ...common.languages, fr: { ...fr, ...settings } } as typeof common.languages;
  const { html } = writeDocument({ ...parts, language: 'fr', common: { ...common, languages } });
  expect(html).toContain(`<html lang="fr" dir="${direction}" data-release="abc">`);
});

test('escapes the page’s own head data', () => {
  const markup = headMarkup({
    head: {
      title: HOSTILE,
      description: HOSTILE,
      image: '../x"y.webp',
      jsonLd: [{ name: HOSTILE }],
      preloadImage: { src: '/media/"a".avif', srcSet: '/media/a.avif 1x' },
    },
    language: 'fr',
    path: '/brands',
    status: 200,
    common: commonData(),
    publicOrigin: 'https://shop.test',
  });
  expect(markup.match(/<script/g)).toHaveLength(1);
  expect(markup).toContain('<script type="application/ld+json">{"name":"\\u003c/script');
  expect(markup).toContain('property="og:image" content="https://shop.test/media/..%2Fx%22y.webp"');
  expect(markup).toContain('<link rel="canonical" href="https://shop.test/fr/brands">');
  expect(markup).toContain('imagesrcset="/media/a.avif 1x"');
});

test.each([
  [404, undefined],
  [200, 'noindex' as const],
])('status %s with robots %s is noindex without canonical URL', (status, robots) => {
  const markup = headMarkup({
    head: { title: 'x', ...(robots ? { robots } : {}) },
    language: 'en',
    path: '/brands',
    status,
    common: commonData(),
    publicOrigin: 'https://shop.test',
  });
  expect(markup).toContain('<meta name="robots" content="noindex">');
  expect(markup).not.toContain('canonical');
});

test.each(['//evil.example', 'javascript:alert(1)', '/"><script>'])(
  'S072 the error page takes no script or foreign link from the URL %s',
  (url) => {
    const { html, inline } = errorDocument({ status: 500, message: HOSTILE }, 'hi', url);
    expect(html).not.toMatch(/<script|href="\/\/|href="javascript/);
    expect(contentSecurityPolicy(inline)).toContain(sha(/<style>([^<]*)</.exec(html)?.[1] ?? ''));
  },
);

describe('link previews', () => {
  const facts: HeadFacts = {
    head: {
      title: 'Lamp',
      image: 'lamp.jpg',
      imageSize: [800, 800],
      product: { price: '3.50', currency: 'EUR', inStock: false },
    },
    language: 'fr',
    path: '/lamp/product/1',
    status: 200,
    common: commonData(),
    publicOrigin: 'https://shop.test',
  };
  const properties = (over: Partial<HeadFacts> = {}) =>
    [...headMarkup({ ...facts, ...over }).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name, content]) => `${name}=${content}`,
    );

  test('a product has image, price and languages with absolute URLs', () => {
    expect(properties()).toEqual([
      'robots=max-image-preview:large',
      'og:type=product',
      'og:site_name=Souk',
      'og:title=Lamp | Souk',
      'og:url=https://shop.test/fr/lamp/product/1',
      'og:image=https://shop.test/media/lamp.jpg',
      'og:image:width=800',
      'og:image:height=800',
      'og:image:alt=Lamp | Souk',
      'og:locale=fr',
      ...['en', 'ar', 'tr', 'hi'].map((code) => `og:locale:alternate=${code}`),
      'product:price:amount=3.50',
      'product:price:currency=EUR',
      'product:availability=out of stock',
      'twitter:card=summary_large_image',
    ]);
  });

  test('images and locales may have other origins', () => {
    const common = { ...commonData(), img_src_url: 'https://img.test/x/' };
    common.languages = {
      ...common.languages,
      fr: { code: 'fr', name: 'x', direction: 'ltr', predefined: 1, iso: 'fr-FR' },
    };
    expect(properties({ common })).toEqual(
      expect.arrayContaining(['og:image=https://img.test/x/lamp.jpg', 'og:locale=fr_FR']),
    );
  });

  test('without an image shows the logo; noindex pages have no canonical URL', () => {
    const common = commonData();
    common.site_setting = { ...common.site_setting, header_logo: 'logo.png' };
    const { image: _, ...head } = facts.head;
    const tags = properties({ common, head: { ...head, robots: 'noindex' } });
    expect(tags).toEqual(
      expect.arrayContaining([
        'og:image=https://shop.test/media/logo.png',
        'og:image:alt=Souk',
        'twitter:card=summary',
      ]),
    );
    expect(tags.filter((one) => /og:(url|locale:alternate|image:width)/.test(one))).toEqual([]);
  });
});

test('D2 lists only the shop’s languages; x-default is the default one', () => {
  const common = commonData();
  const { en, hi } = common.languages;
  if (!en || !hi) throw new Error('no languages');
  const markup = headMarkup({
    head: {},
    language: 'hi',
    path: '/',
    status: 200,
    common: { ...common, languages: { en, hi } },
    publicOrigin: 'https://shop.test',
  });
  const alternates = [...markup.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href]);
  expect(alternates).toEqual([
    ['en', 'https://shop.test/'],
    ['hi', 'https://shop.test/hi'],
    ['x-default', 'https://shop.test/'],
  ]);
});

test('writes shared boot data once and reads them back complete', () => {
  const one = writeDocument(parts).html;
  const other = writeDocument({ ...parts, boot: { ...parts.boot, active: 'shell', inline: null } }).html;
  const read = (html: string) =>
    JSON.parse(/<script type="application\/json" id="__boot">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(read(one)).toEqual(parts.boot);
  expect(read(other)).toEqual({ ...parts.boot, active: 'shell', inline: null });
});
