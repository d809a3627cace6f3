import type { CommonData, CountriesPhones, HomeData, PaymentGateway } from 'shared-kernel/contract/site';
import { aBrand } from '../../testing/a-brand';
import { aCategory, aSubCategory } from '../../testing/a-category';
import { aCollection } from '../../testing/a-collection';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { aSite } from '../../testing/a-site';
import { testApp } from '../../testing/test-app';
import { keepSiteUrl } from './keep-site-url';

const api = testApp();

describe('a shop without settings', () => {
  test('S225 common is a 201 with the reason in the language of the caller', async () => {
    const answer = await api.call<{ form: string[] }>('common', { headers: { lang: 'fr' } });
    expect([answer.http, answer.status]).toEqual([200, 201]);
    expect(answer.data.form).toEqual(['La boutique n’est pas encore configurée.']);
    expect(answer.message).toBe(answer.data.form[0]);
  });
  test('D49 install/configured reports the installation state', async () => {
    expect((await api.call('installConfigured')).data).toEqual({ configured: false });
  });
});

describe('a shop', () => {
  beforeAll(async () => {
    await aSite(api.db);
  });

  test('D49 install/configured reports the installation state', async () => {
    expect((await api.call('installConfigured')).data).toEqual({ configured: true });
  });

  test('S225 common has the shop’s address, as far as it is configured', async () => {
    const where = async () => {
      const { address_1, address_2, city, zip, state, country } = (await api.call<CommonData>('common')).data.setting;
      return { address_1, address_2, city, zip, state, country };
    };
    const nowhere = { address_1: null, address_2: null, city: null, zip: null, state: null, country: null };
    expect(await where()).toEqual(nowhere);
    const place = { address_1: '7 Market Square', city: 'Lyon', zip: '69005', state: 'ARA', country: 'FR' };
    await api.db.updateTable('settings').set(place).execute();
    expect(await where()).toEqual({ ...nowhere, ...place });
    await expect(api.db.updateTable('settings').set({ country: 'France' }).execute()).rejects.toThrow(/country/);
  });

  test('S226 site_url is the public address of the shop', async () => {
    await keepSiteUrl(api.db, 'https://souk.test:4300');
    const { data } = await api.call<CommonData>('common');
    expect(data.site_setting.site_url).toBe('https://souk.test:4300');
    await keepSiteUrl(api.db, 'http://localhost:3000');
  });

  test('S225 S226 S210 common has the shape of the specification, in the language of `Lang`', async () => {
    const category = await aCategory(api.db, { title: { en: 'Tea', ar: 'شاي' } });
    const sub = await aSubCategory(api.db, { category: category.id, title: { en: 'Green tea' } });
    await aSubCategory(api.db, { category: category.id, status: 2 });
    const { data } = await api.call<CommonData>('common', { headers: { LANG: 'ar' } });
    expect(Object.keys(data.languages).sort()).toEqual(['ar', 'en', 'fr', 'hi', 'tr']);
    expect(data.languages.ar).toMatchObject({
      code: 'ar',
      direction: 'rtl',
      dir: 'rtl',
      iso: 'ar-SA',
      file: 'ar.json',
    });
    expect(data.default_language).toMatchObject({ code: 'en', default: 1 });
    expect(data).toMatchObject({
      img_src_url: '/media/',
      thumb_prefix: 'thumb-',
      setting: {
        currency: 'USD',
        currency_icon: '$',
        currency_position: 1,
        default_country: '',
        default_state: '',
        phone: '+1 555 0100',
        email: 'hello@souk.test',
      },
      // there is no Arabic name, so the default language is used (D45)
      site_setting: {
        site_name: 'Souk',
        site_url: 'http://localhost:3000',
        copyright_text: 'All rights reserved.',
        header_logo: 'logo.jpg',
        footer_logo: 'logo-footer.jpg',
        primary_color: '#6d28d9',
        primary_hover_color: '#5b21b6',
      },
      header_links: { left: [], right: [] },
      top_banner: null,
      popup_banner: null,
    });
    expect(data.categories.find(({ id }) => id === category.id)).toMatchObject({
      title: 'شاي',
      public_sub_categories: [{ id: sub.id, title: 'Green tea', category_id: category.id }],
    });
  });

  test('S225 a private popup banner is sent with its status', async () => {
    await aBanner(9, 2);
    const { data } = await api.call<CommonData>('common');
    expect(data.popup_banner).toMatchObject({ type: 9, status: 2 });
  });

  test('S078 S079 home has all parts of the specification', async () => {
    const [shown, offer] = [await aProduct(api.db), await aProduct(api.db, { selling: 5000 })];
    const sale = await aFlashSale(api.db, { title: 'Today', prices: { [offer.id]: 2500 } });
    await aFlashSale(api.db, { starts: 1, ends: 2, prices: { [shown.id]: 100 } });
    const collection = await aCollection(api.db, { featured: 1, products: [offer.id, shown.id] });
    await aCollection(api.db, { featured: 1, products: [(await aProduct(api.db, { status: 2 })).id] });
    const brand = await aBrand(api.db, { featured: 1 });
    const sub = await aSubCategory(api.db, { featured: 1 });
    for (let type = 1; type <= 9; type++) await aBanner(type, 1);
    const { data } = await api.call<HomeData>('home');
    expect(data.slider).toEqual({ main: [], right_top: null, right_bottom: null });
    expect(data.banners.map(({ type }) => type)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(data.collections.map(({ id }) => id)).toEqual([collection.id]);
    expect(data.collections[0]?.product_collections.map(({ id, price }) => [id, price])).toEqual([
      [offer.id, 25],
      [shown.id, null],
    ]);
    expect(data.featured_brands).toEqual([expect.objectContaining({ id: brand.id })]);
    expect(data.featured_categories).toEqual([
      expect.objectContaining({ id: sub.id, category: expect.objectContaining({ id: sub.category_id }) }),
    ]);
    expect(data.flash_sales.map(({ id }) => id)).toEqual([sale.id]);
    expect(data.flash_sales[0]?.public_products).toEqual([expect.objectContaining({ id: offer.id, price: 25 })]);
    expect(data.products.map(({ id }) => id)).toEqual([offer.id, shown.id]);
    expect(data.server_time).toMatch(/Z$/);
  });
});

describe('resources', () => {
  test('S217 countries are named in the caller’s language and include AF and BDS', async () => {
    const { data } = await api.call<CountriesPhones>('countriesPhones', { language: 'fr' });
    expect(data.countries.DE?.name).toBe('Allemagne');
    expect(data.countries.AF?.states.BDS).toEqual({ code: 'BDS', name: 'Badakhchan' });
    expect(data.countries.CA?.states.QC?.name).toBe('Québec');
    expect(data.countries.US?.format).toEqual({
      order: ['address', 'city', 'state', 'zip'],
      required: ['address', 'city', 'state', 'zip'],
      city: 'Ville',
      zip: 'Code ZIP',
      state: 'État',
      zip_example: '95014',
      lines: ['{address}', '{city}, {state} {zip}'],
    });
    expect(data.countries.CH?.format?.lines).toEqual(['{address}', 'CH-{zip} {city}']);
    expect(data.countries.IE?.format?.lines).toEqual(['{address}', '{city}', '{state} {zip}']);
    expect(data.countries.MZ?.format?.lines).toEqual(['{address}', '{zip} {city} {state}']);
    expect(data.phone_invalid).toContain('numéro');
    expect(data.phones).toMatchObject({ AF: '+93', US: '+1', TR: '+90' });
    expect(Object.keys(data.countries).length).toBeGreaterThan(240);
  });
  test.each([
    ['AE', ['address', 'state']],
    ['HK', ['address', 'city', 'state']],
    ['QA', ['address', 'city']],
    ['FR', ['address', 'zip', 'city']],
    ['GB', ['address', 'city', 'zip']],
    ['AF', ['address', 'city', 'zip', 'state']],
  ])('S152 addresses of %s have %p', async (code, order) => {
    const { data } = await api.call<CountriesPhones>('countriesPhones');
    expect(data.countries[code]?.format?.order).toEqual(order);
  });
  test('S152 every listed state has a name, in the script of the reader where CLDR knows it', async () => {
    const { data } = await api.call<CountriesPhones>('countriesPhones', { language: 'ar' });
    for (const { states } of Object.values(data.countries))
      for (const { name } of Object.values(states)) expect(name.trim()).not.toBe('');
    const latin = ['AF', 'AE', 'EG', 'IN', 'TR', 'US'].flatMap((code) =>
      Object.values(data.countries[code]?.states ?? {}).filter(({ name, former }) => !former && /[A-Za-z]/.test(name)),
    );
    expect(latin.map(({ code }) => code)).toEqual(['AS', 'AA', 'AE', 'AP', 'GU', 'MH', 'FM', 'MP', 'PW', 'PR', 'VI']);
  });
  test('S217 payment-gateway lists enabled methods and shows no keys', async () => {
    const { data } = await api.call<PaymentGateway>('paymentGateway');
    expect(data).toEqual({
      razorpay: 0,
      cash_on_delivery: 1,
      stripe: 0,
      paypal: 0,
      flutterwave: 0,
      iyzico_payment: 0,
      default: 2,
    });
  });
  test('S217 localization nests its texts; unknown languages and paths have none', async () => {
    await api.db
      .insertInto('localization_overrides')
      .values([
        { language: 'fr', key: 'catalog.product.addToCart', value: 'Au panier' },
        { language: 'fr', key: 'catalog.product', value: 'lost' },
        { language: 'fr', key: '__proto__.polluted', value: 'yes' },
      ])
      .execute();
    const texts = async (locale_code: string) => (await api.call('localization', { query: { locale_code } })).data;
    expect(await texts('fr')).toMatchObject({ catalog: { product: { addToCart: 'Au panier' } } });
    expect(await texts('../../etc/passwd')).toMatchObject({});
    expect(await texts('xx')).toEqual({});
    expect({}).not.toHaveProperty('polluted');
  });
});

async function aBanner(type: number, status: number): Promise<void> {
  await api.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('banners')
      .values({ type, status, slug: 'banner', image: 'banner.jpg', source_type: 6, url: '/brands' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('banner_texts')
      .values({ banner_id: id, language: 'en', title: `Banner ${type}` })
      .execute();
  });
}
