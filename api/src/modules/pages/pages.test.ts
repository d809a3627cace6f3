import type { ContentPage, ContentPages } from 'shared-kernel/contract/site';
import { aSite } from '../../testing/a-site';
import { testApp } from '../../testing/test-app';

const api = testApp();
const page = (slug: string, language?: string) => api.call<ContentPage>('page', { params: { slug }, language });

async function aPage(slug: string, description: string, more: { status?: number; page_from_component?: number } = {}) {
  await api.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('pages')
      .values({ slug, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('page_texts').values({ page_id: id, language: 'en', title: slug, description }).execute();
  });
}

test.each(['nowhere', 'NOWHERE', '..', '%2e%2e%2fetc', "'--", '\u0000', 'x'.repeat(2000)])(
  'S201 the unknown page %.20j is 404',
  async (slug) => {
    const answer = await page(slug);
    expect([answer.http, answer.status, answer.message]).toEqual([404, 404, 'This page could not be found']);
  },
);

test('S227 a private page is 404 and not in the list', async () => {
  await aPage('draft', '<p>Soon</p>', { status: 2 });
  expect((await page('draft')).http).toBe(404);
  expect((await api.call<ContentPages>('pages')).data).toEqual([]);
});

test('S216 a page has no executable markup', async () => {
  await aPage(
    'about',
    `<h2 onclick="steal()">About</h2><script>steal()</script><a href="javascript:steal()" target="x">us</a>
     <img src="x" onerror="steal()"><iframe src="//evil.test"></iframe><style>body{display:none}</style>
     <a href="//evil.test">a</a><svg><script>steal()</script></svg><form action="/x"><input></form><p style="color:red">ok</p>`,
  );
  const { data } = await page('about', 'fr');
  expect(data).toMatchObject({ slug: 'about', title: 'about', page_from_component: 2 });
  expect(data.description).toContain('<h2>About</h2>');
  expect(data.description).toContain('<p>ok</p>');
  expect(data.description).not.toMatch(/script|steal|onerror|iframe|<style|evil|<form|<input|style=/i);
  expect((await api.call<ContentPages>('pages')).data).toEqual([
    { id: expect.any(Number), title: 'about', slug: 'about' },
  ]);
});

test('S200 S226 a legal notice is filled from the escaped settings and names missing ones', async () => {
  await aPage(
    'imprint',
    '<p>{{shop.name}}, {{shop.address}}, {{shop.country}}</p><p>{{shop.phone}} {{shop.email}} {{shop.vat_number}} {{shop.nothing}}</p>',
  );
  await aSite(api.db);
  const set = (values: object) => api.db.updateTable('settings').set(values).execute();
  await set({
    address_1: '1 <b>Main</b> St',
    city: 'Lyon',
    zip: '69005',
    country: 'FR',
    phone: '+33 4',
    vat_number: null,
  });
  const { data } = await page('imprint', 'fr');
  expect(data.description).toContain(
    '<bdi>1 &lt;b&gt;Main&lt;/b&gt; St</bdi><br /><bdi>69005 Lyon</bdi>, <bdi>France</bdi>',
  );
  expect(data.description).toContain('<a href="tel:+334"><bdi>+33 4</bdi></a>');
  expect(data.description).toContain('<em>pas encore indiqué</em> {{shop.nothing}}');
  await set({ vat_number: 'FR 1' });
  expect((await page('imprint')).data.description).toContain('<bdi>FR 1</bdi> {{shop.nothing}}');
  const { headers } = await api.app.inject('/api/v1/page/imprint');
  expect(headers['surrogate-key']).toContain('settings');
});

test('S204 S216 the sitemap page lists the categories', async () => {
  await aPage('sitemap', 'Sitemap', { page_from_component: 1 });
  await aPage('contact', 'Contact', { page_from_component: 1 });
  const { data } = await page('sitemap');
  expect(data).toMatchObject({ description: 'Sitemap', categories: [], brands: [], stores: [], collections: [] });
  expect(data.pages?.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['sitemap', 'contact']));
  expect(data.pages?.map(({ slug }) => slug)).not.toContain('draft');
  expect((await page('contact')).data.categories).toBeUndefined();
});

test.each([1, 2])(
  'I4 S200 the text of a page is sanitized with page_from_component %j',
  async (page_from_component) => {
    const hostile = `"><img src=x onerror=steal()><script>steal()</script><meta http-equiv="refresh" content="0;url=//evil.test">
    <a href="data:text/html,steal()">read</a><p>Terms</p>`;
    const slug = `poisoned-${page_from_component}`;
    await aPage(slug, hostile, { page_from_component });
    const { data } = await page(slug);
    expect(data.description).toContain('<p>Terms</p>');
    expect(data.description).not.toMatch(/steal|evil|<meta|<script|data:/i);
    expect(data).toMatchObject({ page_from_component: 2 });
  },
);

test('D16 a page with an unknown component is treated as a plain page', async () => {
  await aPage('faq', 'Faq', { page_from_component: 1 });
  expect((await page('faq')).data).toMatchObject({ page_from_component: 2, description: 'Faq' });
});
