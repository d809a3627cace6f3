import { LANGUAGES } from '../../shared-kernel/contract/languages';
import { matchRoute } from '../../shared-kernel/rules/routes';
import { callApi } from '../fixtures/calls';
import { aSimpleProduct } from '../fixtures/catalogue';
import { liveRoutes } from '../fixtures/live-routes';
import { expect, shop, test } from '../fixtures/test';
import { prefixOf } from '../fixtures/words';

interface Site {
  categories: { slug: string; public_sub_categories: { slug: string }[] }[];
}

/** A path of every route of the specification, with entities of the demo world, and a visitor's response. */
async function everyRoute(): Promise<[path: string, status: 200 | 302][]> {
  const { categories } = await callApi<Site>('common');
  const category = categories.find(({ public_sub_categories: below }) => below.length > 0);
  const { data: stores } = await callApi<{ data: { slug: string }[] }>('store');
  const { data: brands } = await callApi<{ data: { id: number; slug: string }[] }>('brands');
  const { id, slug } = await aSimpleProduct();
  const open = [
    '/',
    '/brands',
    '/categories',
    '/cart',
    '/shipping',
    '/checkout',
    '/razorpay-callback',
    '/track-order',
    '/user',
  ];
  const lists = [
    '/flash-sale',
    '/flash-sale/1',
    '/search?q=shoe',
    '/shop',
    `/shop/${stores[0]?.slug}`,
    '/page',
    '/page/contact',
    '/page/faq',
  ];
  const listings = [
    `/all/${category?.slug}`,
    `/all/${category?.slug}/${category?.public_sub_categories[0]?.slug}`,
    `/${brands[0]?.slug}/brand?brand=${brands[0]?.id}`,
    '/hot-deals/collection?collection=1',
    '/x/products',
    `/${slug}/product/${id}`,
  ];
  const guestsOnly = ['/login', '/register', '/forgot-password', '/social-callback'];
  const account = ['addresses', 'compared', 'following', 'orders', 'privacy', 'profile', 'vouchers', 'wishlists'];
  return [
    ...[...open, ...lists, ...listings, ...guestsOnly].map((path) => [path, 200] as [string, 200]),
    ...account.map((name) => [`/user/${name}`, 302] as [string, 302]),
  ];
}

/** Pages that no visitor stays on: they redirect, or are personal. */
const ELSEWHERE = ['all', 'order-index', 'order', 'order-link', 'restock', 'helpful', 'newsletter'];

test('S001 this crawl covers every route of the live table', async () => {
  const table = await liveRoutes();
  const walked = (await everyRoute()).map(([path]) => matchRoute(table, path.split('?')[0] ?? '')?.route.id);
  expect(table.map(({ id }) => id).filter((id) => !walked.includes(id) && !ELSEWHERE.includes(id))).toEqual([]);
});

for (const language of LANGUAGES)
  test(`S001 S002 every route renders, or redirects a visitor to login (${language})`, async () => {
    const answers = [];
    for (const [path, status] of await everyRoute()) {
      const address = `${prefixOf(language)}${path === '/' && language !== 'en' ? '' : path}`;
      const answer = await fetch(shop.url + address, {
        redirect: 'manual',
        headers: { cookie: `currentLanguage=${language}; i18n_redirected=${language}` },
      });
      const to = answer.headers.get('location')?.split('?')[0] ?? '';
      const html = await answer.text();
      answers.push({
        address,
        is: [answer.status, to, /<html lang="(\w+)"/.exec(html)?.[1] ?? ''],
        // a guard redirects to the login in the same language
        should: status === 200 ? [200, '', language] : [302, `${prefixOf(language)}/login`, ''],
      });
    }
    expect(answers.length).toBeGreaterThanOrEqual(30);
    expect(answers.filter(({ is, should }) => JSON.stringify(is) !== JSON.stringify(should))).toEqual([]);
  });
