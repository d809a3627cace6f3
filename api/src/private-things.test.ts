import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { aBrand } from './testing/a-brand';
import { aCategory, aSubCategory } from './testing/a-category';
import { aCollection } from './testing/a-collection';
import { aCustomer } from './testing/a-customer';
import { aFlashSale } from './testing/a-flash-sale';
import { aProduct } from './testing/a-product';
import { aReview } from './testing/a-review';
import { aShippingRule } from './testing/a-shipping-rule';
import { aSite } from './testing/a-site';
import { aStore } from './testing/a-store';
import { aTag } from './testing/a-tag';
import { aVoucher } from './testing/a-voucher';
import { type CallOptions, testApp } from './testing/test-app';

const api = testApp();
const PRIVATE = 2;
/** Part of the name of everything private. */
const MARK = 'Verborgen';

type World = Awaited<ReturnType<typeof aWorld>>;
let world: World;
beforeAll(async () => {
  world = await aWorld();
});

async function aWorld() {
  const { db } = api;
  await aSite(db);
  const title = (kind: string) => `${MARK} ${kind}`;
  const shippingRule = (await aShippingRule(db)).id;
  const category = await aCategory(db);
  const sub = await aSubCategory(db, { category: category.id });
  const brand = await aBrand(db, { featured: 1 });
  const store = await aStore(db);
  const tag = await aTag(db, 'velvet');
  const inAll = { category: category.id, subCategory: sub.id, brand: brand.id, tags: [tag], shippingRule, featured: 1 };
  const shown = await aProduct(db, { ...inAll, store: store.id, title: 'Velvet chair' });
  const privateStore = await aStore(db, { name: title('store'), status: PRIVATE });
  const neverFollowed = await aStore(db, { name: title('other store'), status: PRIVATE });
  const products = [
    await aProduct(db, { ...inAll, store: store.id, title: title('velvet product'), status: PRIVATE }),
    await aProduct(db, { ...inAll, store: privateStore.id, title: title('velvet product of a private store') }),
  ];
  const everything = [shown, ...products].map(({ id }) => id);
  await aCollection(db, { featured: 1, products: everything });
  const collection = await aCollection(db, {
    title: title('collection'),
    status: PRIVATE,
    featured: 1,
    products: everything,
  });
  await aFlashSale(db, { prices: Object.fromEntries(everything.map((id) => [id, 500])) });
  const sale = await aFlashSale(db, { title: title('sale'), status: PRIVATE, prices: { [shown.id]: 1 } });
  const privateCategory = await aCategory(db, { title: title('category'), status: PRIVATE });
  const privateSub = await aSubCategory(db, {
    title: title('sub-category'),
    category: category.id,
    status: PRIVATE,
    featured: 1,
  });
  const subOfPrivate = await aSubCategory(db, {
    title: title('sub of private'),
    category: privateCategory.id,
    featured: 1,
  });
  const privateBrand = await aBrand(db, { title: title('brand'), status: PRIVATE, featured: 1 });
  const dressed = await aProduct(db, { ...inAll, store: store.id, subCategory: privateSub.id, brand: privateBrand.id });
  const voucher = await aVoucher(db, { code: 'VERBORGEN-1', title: title('voucher'), status: PRIVATE });
  const written = await db.transaction().execute(async (trx) => {
    const values = { status: PRIVATE, slug: 'private-thing' };
    const shownOf = { image: 'a.jpg', source_type: 5, source_ids: [shown.id], type: 1 };
    const page = await trx.insertInto('pages').values(values).returning('id').executeTakeFirstOrThrow();
    const banner = await trx
      .insertInto('banners')
      .values({ ...values, ...shownOf })
      .returning('id')
      .executeTakeFirstOrThrow();
    const slider = await trx
      .insertInto('sliders')
      .values({ ...values, ...shownOf })
      .returning('id')
      .executeTakeFirstOrThrow();
    const english = { language: 'en' };
    await trx
      .insertInto('page_texts')
      .values({ ...english, page_id: page.id, title: title('page'), description: MARK })
      .execute();
    // top and popup banners are sent with their status, which the storefront checks
    await trx
      .insertInto('banner_texts')
      .values({ ...english, banner_id: banner.id, title: title('banner') })
      .execute();
    await trx
      .insertInto('slider_texts')
      .values({ ...english, slider_id: slider.id, title: title('slide') })
      .execute();
    await trx.insertInto('footer_pages').values({ type: 1, page_id: page.id }).execute();
    await trx
      .insertInto('footer_image_links')
      .values({ type: 1, title: title('link'), link: '/x', image: 'a.jpg', status: PRIVATE })
      .execute();
    return { banner, slider };
  });
  const customer = await aCustomer(api);
  // listed and followed while it was public
  const user_id = customer.id;
  for (const { id: product_id } of products) {
    await db.insertInto('wishlist').values({ user_id, product_id }).execute();
    await db.insertInto('compare_list').values({ user_id, product_id }).execute();
  }
  for (const { id: store_id } of [store, privateStore])
    await db.insertInto('store_follows').values({ user_id, store_id }).execute();
  const reviews: number[] = [];
  for (const product of everything) reviews.push(await aReview(db, { product, rating: 4, review: 'Soft.', day: 1 }));
  return {
    ...{
      shown,
      reviews,
      products,
      everything,
      category,
      sub,
      brand,
      store,
      privateStore,
      neverFollowed,
      collection,
      sale,
      dressed,
    },
    ...{ privateCategory, privateSub, subOfPrivate, privateBrand, voucher, ...written, bearer: customer.bearer },
  };
}

type Ways = (has: World) => readonly CallOptions[];
type Query = Readonly<Record<string, string | number>>;
const queries = (...each: Query[]): CallOptions[] => each.map((query) => ({ query }));
const plain: Ways = () => [{}];
const NOT_OF_THE_CATALOGUE: Ways = () => [];
const byProduct =
  (name: string, more: object = {}): Ways =>
  ({ products }) =>
    products.map(({ id, inventoryIds }) => ({
      body: { [name]: id, inventory_id: inventoryIds[0], quantity: 1, ...more },
    }));

/** All parameters by which a listing can name private things, and the cases in which they could appear unasked. */
const LISTED: Ways = (has) =>
  queries(
    { sidebar_data: 'true' },
    { ids: has.everything.join(',') },
    { collection: has.collection.id, sidebar_data: 'true' },
    { brand: has.privateBrand.id, sidebar_data: 'true' },
    { sub_category_ids: has.privateSub.id },
    { category_ids: has.privateCategory.id },
    { home_spm: has.slider.id },
    { banner: has.banner.id },
    { tags: 'velvet' },
    { q: 'velvet' },
    { q: 'velvet', sortby: 'price_low_to_high' },
    { sortby: 'price_low_to_high', min: 1, max: 100 },
    { sortby: 'price_high_to_low' },
    { sortby: 'featured' },
  );
const within =
  (ways: Ways, params: (has: World) => CallOptions['params']): Ways =>
  (has) =>
    ways(has).map((way) => ({ ...way, params: params(has) ?? {} }));

/** How each call could show something private; a call without an entry fails below. */
const WAYS: { readonly [name in CallName]: Ways } = {
  common: plain,
  home: plain,
  localization: NOT_OF_THE_CATALOGUE,
  countriesPhones: NOT_OF_THE_CATALOGUE,
  paymentGateway: NOT_OF_THE_CATALOGUE,
  page: () => [{ params: { slug: 'private-thing' } }],
  pages: plain,
  contact: NOT_OF_THE_CATALOGUE,
  emailSubscription: NOT_OF_THE_CATALOGUE,
  findNewsletter: NOT_OF_THE_CATALOGUE,
  confirmNewsletter: NOT_OF_THE_CATALOGUE,
  leaveNewsletter: NOT_OF_THE_CATALOGUE,
  leaveNewsletterAtOnce: NOT_OF_THE_CATALOGUE,
  countSearch: NOT_OF_THE_CATALOGUE,
  sitemap: plain,
  sitemapPart: () =>
    ['products', 'categories', 'sub-categories', 'brands', 'collections', 'stores', 'pages', 'flash-sales'].map(
      (kind) => ({
        params: { kind },
      }),
    ),
  all: (has) => [
    ...LISTED(has),
    ...queries(
      { category: has.category.slug, sidebar_data: 'true' },
      { category: has.category.slug, sub_category: has.sub.slug },
      { category: has.privateCategory.slug },
      { sub_category: has.privateSub.slug },
      { sub_category: has.subOfPrivate.slug },
    ),
  ],
  products: LISTED,
  categories: plain,
  brands: plain,
  flashSales: plain,
  flashSale: (has) => [{ params: { id: has.sale.id } }],
  product: (has) => [...has.everything, has.dressed.id].map((id) => ({ params: { id } })),
  suggestedProducts: (has) => has.everything.map((id) => ({ params: { id } })),
  alternatives: (has) => has.everything.map((id) => ({ params: { id } })),
  reviews: (has) => has.everything.map((productId) => ({ params: { productId } })),
  search: () => ['velvet', MARK, 'verborgen sale', 'sub-category'].map((q) => ({ query: { q } })),
  store: (has) => [
    { params: { slug: has.privateStore.slug } },
    ...within(LISTED, () => ({ slug: has.store.slug }))(has),
  ],
  stores: (has) => queries({}, { q: MARK }, { slug: has.privateStore.slug }),
  trackOrder: NOT_OF_THE_CATALOGUE,
  trackOrderByQuery: NOT_OF_THE_CATALOGUE,
  restock: byProduct('product_id', { email: 'maya@souk.test' }),
  findRestock: NOT_OF_THE_CATALOGUE,
  confirmRestock: NOT_OF_THE_CATALOGUE,
  leaveRestock: NOT_OF_THE_CATALOGUE,
  profile: plain,
  signin: NOT_OF_THE_CATALOGUE,
  signup: NOT_OF_THE_CATALOGUE,
  verify: NOT_OF_THE_CATALOGUE,
  forgotPassword: NOT_OF_THE_CATALOGUE,
  updatePassword: NOT_OF_THE_CATALOGUE,
  updateProfile: NOT_OF_THE_CATALOGUE,
  updateUserPassword: NOT_OF_THE_CATALOGUE,
  logout: NOT_OF_THE_CATALOGUE,
  socialLoginRedirect: NOT_OF_THE_CATALOGUE,
  socialLoginCallback: NOT_OF_THE_CATALOGUE,
  finishSocialLogin: NOT_OF_THE_CATALOGUE,
  sessions: NOT_OF_THE_CATALOGUE,
  endSession: NOT_OF_THE_CATALOGUE,
  endOtherSessions: NOT_OF_THE_CATALOGUE,
  askEmailChange: NOT_OF_THE_CATALOGUE,
  changeEmail: NOT_OF_THE_CATALOGUE,
  accountData: plain,
  askDeletionCode: NOT_OF_THE_CATALOGUE,
  deleteAccount: NOT_OF_THE_CATALOGUE,
  forgetGuest: NOT_OF_THE_CATALOGUE,
  addresses: plain,
  saveAddress: NOT_OF_THE_CATALOGUE,
  makeDefaultAddress: NOT_OF_THE_CATALOGUE,
  deleteAddress: NOT_OF_THE_CATALOGUE,
  wishlist: plain,
  toggleWishlist: byProduct('product_id', { action: 'add' }),
  compareList: plain,
  sharedCompareList: (has) => [{ query: { products: has.everything.join(',') } }],
  toggleCompare: byProduct('product_id', { action: 'add' }),
  // existing followers may still unfollow it
  followStore: (has) => [{ body: { store_id: has.neverFollowed.id, action: 'add' } }],
  following: (has) => [{}, { query: { store_id: has.privateStore.id } }],
  userVouchers: () => [{}, { query: { q: MARK } }],
  voucherValidity: (has) => [{ body: { voucher: has.voucher.code } }],
  cart: plain,
  changeCartQuantity: byProduct('product_id'),
  buyNow: byProduct('product_id'),
  deleteCartLine: NOT_OF_THE_CATALOGUE,
  checkCartLines: NOT_OF_THE_CATALOGUE,
  updateShipping: NOT_OF_THE_CATALOGUE,
  saveForLater: NOT_OF_THE_CATALOGUE,
  buyAgain: NOT_OF_THE_CATALOGUE,
  // things ordered while public stay in the order
  placeOrder: NOT_OF_THE_CATALOGUE,
  paymentDone: NOT_OF_THE_CATALOGUE,
  orders: NOT_OF_THE_CATALOGUE,
  ordersByGet: NOT_OF_THE_CATALOGUE,
  sendOrderEmail: NOT_OF_THE_CATALOGUE,
  cancelOrder: NOT_OF_THE_CATALOGUE,
  convertPhoto: NOT_OF_THE_CATALOGUE,
  askReturn: NOT_OF_THE_CATALOGUE,
  withdrawReturn: NOT_OF_THE_CATALOGUE,
  writeMessage: NOT_OF_THE_CATALOGUE,
  orderInvoice: NOT_OF_THE_CATALOGUE,
  creditNote: NOT_OF_THE_CATALOGUE,
  openOrderLink: NOT_OF_THE_CATALOGUE,
  sendOrderLink: NOT_OF_THE_CATALOGUE,
  cancellation: NOT_OF_THE_CATALOGUE,
  saveReview: byProduct('product_id', { rating: 5, review: 'Fine' }),
  ownReview: (has) => has.products.map(({ id }) => ({ params: { productId: id } })),
  voteHelpful: (has) => has.reviews.map((review_id) => ({ body: { review_id, action: 'add' } })),
  helpfulReviews: (has) => has.products.map(({ id }) => ({ query: { product_id: id } })),
  installConfigured: NOT_OF_THE_CATALOGUE,
  setDatabase: NOT_OF_THE_CATALOGUE,
  setDatabaseByGet: NOT_OF_THE_CATALOGUE,
  setPermission: NOT_OF_THE_CATALOGUE,
  setPermissionByGet: NOT_OF_THE_CATALOGUE,
};

test('S227 the table of private things has exactly one row for every call', () => {
  expect(Object.keys(WAYS).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

const SHOWING = (Object.keys(WAYS) as CallName[]).filter((name) => WAYS[name] !== NOT_OF_THE_CATALOGUE);

test.each(SHOWING)('S227 %s shows nothing private', async (name) => {
  for (const way of WAYS[name](world)) {
    for (const caller of CALLS[name].auth === 'public' ? [{}] : [{}, { bearer: world.bearer }]) {
      const { http, data, message } = await api.call(name, { ...way, ...caller });
      expect(http).toBeLessThan(500);
      // the search text may be repeated, names and codes of private things may not
      expect({ name, way, found: JSON.stringify([data, message]).match(/Verborgen [^"]*/gi) }).toEqual({
        name,
        way,
        found: null,
      });
    }
  }
});

type Listing = { result: { data: { id: number }[] } };
test('C4 S227 products of a private collection are not listed by its id', async () => {
  for (const name of ['products', 'all'] as const) {
    for (const sidebar_data of ['true', '']) {
      const { data } = await api.call<Listing>(name, { query: { collection: world.collection.id, sidebar_data } });
      expect(data.result.data).toEqual([]);
    }
  }
});

test.each<[string, CallName, (has: World) => CallOptions]>([
  ['product', 'product', (has) => ({ params: { id: has.products[0]?.id ?? 0 } })],
  ['product of a private store', 'product', (has) => ({ params: { id: has.products[1]?.id ?? 0 } })],
  ['store', 'store', (has) => ({ params: { slug: has.privateStore.slug } })],
  ['category', 'all', (has) => ({ query: { category: has.privateCategory.slug } })],
  ['sub-category', 'all', (has) => ({ query: { sub_category: has.privateSub.slug } })],
  ['sub-category of a private category', 'all', (has) => ({ query: { sub_category: has.subOfPrivate.slug } })],
  ['flash sale', 'flashSale', (has) => ({ params: { id: has.sale.id } })],
  ['page', 'page', () => ({ params: { slug: 'private-thing' } })],
])('S227 the page of a private %s is 404', async (_kind, name, way) => {
  expect((await api.call(name, way(world))).http).toBe(404);
});

test('S227 a private flash sale changes no price, and private banners and slides narrow no list', async () => {
  const { data } = await api.call<{ price: number }>('product', { params: { id: world.shown.id } });
  expect(data.price).toBe(5);
  const listed = async (query: CallOptions['query']) =>
    (await api.call<Listing>('products', { query: query ?? {} })).data.result.data.map(({ id }) => id);
  const whole = await listed({});
  expect(await listed({ banner: world.banner.id })).toEqual(whole);
  expect(await listed({ home_spm: world.slider.id })).toEqual(whole);
});
