import { LANGUAGES } from 'shared-kernel/contract/languages';
import { bytesOf } from 'shared-kernel/platform/server/markup';
import { parsePageAddress, withoutLanguage } from 'shared-kernel/rules/page-address';
import { aCommon } from 'shared-kernel/testing/a-common';
import { type FramePage, prepareFrame as prepare } from './render-frame';

const site = () => ({
  common: aCommon({
    categories: [{ id: 1, title: 'Fashion <b>', slug: 'fashion', public_sub_categories: [] }],
    about: [{ id: 4, title: 'Our story', slug: 'our-story' }],
  }),
  texts: {},
});

async function prepareFrame() {
  const render = await prepare();
  return (page: FramePage) => {
    const frame = render(page);
    return { ...frame, header: bytesOf(frame.header).toString() };
  };
}

test('S024 the frame has header, footer and toast region, without styles or scripts', async () => {
  const render = await prepareFrame();
  const { header, footer, toasts } = render({ language: 'en', site: site(), path: '/cart' });
  expect(header).toContain('<header');
  expect(footer).toContain('<footer');
  expect(footer).toContain('href="/page/our-story"');
  expect(toasts).toContain('role="status"');
  for (const markup of [header, footer, toasts]) expect(markup).not.toMatch(/<style|<script|<link|\sstyle=/);
  expect(header).toContain('Fashion &lt;b&gt;');
});

test.each(LANGUAGES)('S006 S012 S024 in %s the frame has translated texts and prefixed links', async (language) => {
  const render = await prepareFrame();
  const { header, footer } = render({ language, site: site(), path: '/all/books?page=2' });
  const prefix = language === 'en' ? '' : `/${language}`;
  expect(header).toContain(`href="${prefix}/cart"`);
  expect(footer).toContain(`href="${prefix}/all/fashion"`);
  // the other languages' links to this page
  expect(header).toMatch(/href="\/all\/books\?page=2"/);
  expect(header).toContain('href="/ar/all/books?page=2"');
  expect(header).toContain(`redirect=${encodeURIComponent(`${prefix}/all/books?page=2`)}"`);
  expect(header).not.toMatch(/0-here-0|>(header|footer)\.\w+</);
});

test.each([
  ['/', '/fr', '/'],
  ['/?utm=x', '/fr?utm=x', '/?utm=x'],
  ['/cart', '/fr/cart', '/cart'],
])('S012 %s in French is %s', async (path, french, english) => {
  const render = await prepareFrame();
  const shared = site();
  // in any order: the cache of one kind of path must not leak into another
  for (const warm of ['/cart', '/', '/?a=b']) render({ language: 'en', site: shared, path: warm });
  const { header } = render({ language: 'en', site: shared, path });
  expect(header).toContain(`href="${french}" lang="fr"`);
  expect(header).toContain(`href="${english}" lang="en"`);
});

test('S024 a hostile or placeholder-like path stays inside its attribute', async () => {
  const render = await prepareFrame();
  const { header } = render({ language: 'en', site: site(), path: '/"><img src=x onerror=alert(1)>/0-here-0' });
  expect(header).not.toContain('<img src=x');
  expect(header).toContain('href="/&#34;&#62;&#60;img src=x onerror=alert(1)&#62;/0-here-0"');
});

test('S024 the server’s own texts override the bundled ones', async () => {
  const render = await prepareFrame();
  const { header } = render({
    language: 'en',
    site: { ...site(), texts: { shell: { header: { cart: 'Basket' } } } },
    path: '/',
  });
  expect(header).toContain('>Basket<');
});

test('S077 a failing frame throws every time and recovers with valid site data', async () => {
  const render = await prepareFrame();
  const broken = { ...site(), common: aCommon({ categories: null as never }) };
  for (let i = 0; i < 2; i++) expect(() => render({ language: 'en', site: broken, path: '/cart' })).toThrow(TypeError);
  expect(render({ language: 'en', site: site(), path: '/cart' }).header).toContain('<header');
});

test.each(['/ar//evil.example/x', '/fr///evil.example', '/ar/\\evil.example/x', '//evil.example', '/ar//'])(
  'A7 at %s no link of the frame leads to another site',
  async (pathname) => {
    const render = await prepareFrame();
    const path = withoutLanguage(parsePageAddress({ pathname, search: '' }));
    for (const language of LANGUAGES) {
      const { header, footer } = render({ language, site: site(), path });
      expect(header + footer).not.toMatch(/(href|action)="[/\\]{2}/);
    }
  },
);
