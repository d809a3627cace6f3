import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductDetail, ShippingPlace } from 'shared-kernel/contract/product';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { createQueryClient } from 'shared-kernel/remote/query-client';
import { aCommon } from 'shared-kernel/testing/a-common';
import { aCategoryListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail, aStore } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { definition } from './definition';
import { productJsonLd } from './features/product/product-json-ld';
import { productOptions } from './features/product/product-query';
import { serve } from './testing/serve';

const NOW = '2026-03-01T12:00:00.000Z';
/** The JSON-LD entity of a product page. */
function entity(over: Partial<ProductDetail>, { language = 'en' }: { language?: LanguageCode } = {}) {
  const product = aProductDetail({ server_time: NOW, ...over });
  const queryClient = createQueryClient();
  const api = {} as PrefetchContext['api'];
  queryClient.setQueryData(productOptions(api, 1).queryKey, product);
  const site = { common: aCommon(), texts: {} };
  const context = { site, language, queryClient, api, params: { id: '1' }, t: String } as unknown as PrefetchContext;
  const [jsonLd] = productJsonLd(context, {});
  return jsonLd as Record<string, unknown> & { hasVariant: { offers: object }[] };
}
const offer = (over: Partial<ProductDetail>, language: LanguageCode = 'en') => entity(over, { language }).offers;
const variant = (id: number, price: number) => ({
  id,
  product_id: 1,
  quantity: 1,
  price,
  sku: null,
  inventory_attributes: [{ inventory_id: id, attribute_value_id: id }],
});

const aPlace: ShippingPlace = {
  id: 1,
  shipping_rule_id: 1,
  country: 'ALL',
  state: 'ALL',
  price: 9,
  day_needed: 9,
  pickup_point: 2,
  pickup_price: 0,
  pickup_phone: null,
  pickup_address_line_1: null,
  pickup_address_line_2: null,
  pickup_zip: null,
  pickup_state: null,
  pickup_city: null,
  pickup_country: null,
};
const choice = {
  attribute: [
    {
      id: 1,
      title: 'Colour',
      values: [{ id: 1, title: 'Red', attribute_id: 1, attribute_value_id: 1, colour: '#ff0000' }],
    },
    { id: 2, title: 'Shoe size', values: [{ id: 2, title: '38', attribute_id: 2, attribute_value_id: 2 }] },
    { id: 3, title: 'Pack', values: [{ id: 3, title: '6 pieces', attribute_id: 3, attribute_value_id: 3 }] },
  ],
  images: [{ id: 1, product_id: 1, image: 'red.webp', attribute_value_id: 1 }],
};

test('S100 a product with options is a group of variants, each with price, stock and URL', () => {
  const group = entity({
    ...choice,
    selling: 40,
    offered: null,
    price: null,
    inventory: [{ ...variant(1, 12.5), sku: 'L-1', quantity: 0 }, variant(2, 9), variant(3, 0)],
  });
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '1',
    variesBy: ['https://schema.org/color', 'https://schema.org/size', 'Pack'],
  });
  expect(group).not.toHaveProperty('offers');
  const [red, large, pack] = group.hasVariant;
  expect(red).toMatchObject({
    '@type': 'Product',
    name: 'Brass lamp, Red',
    sku: 'L-1',
    color: 'Red',
    image: ['http://localhost/media/red.webp'],
    offers: {
      '@type': 'Offer',
      price: '12.50',
      url: 'http://localhost/brass-lamp/product/1?variant=1',
      availability: 'https://schema.org/OutOfStock',
      seller: { name: 'Atlas Lights' },
    },
  });
  expect(large).toMatchObject({ size: '38', sku: '2', offers: { price: '9.00', seller: { '@id': '#seller' } } });
  expect(pack).toMatchObject({
    additionalProperty: [{ name: 'Pack', value: '6 pieces' }],
    offers: { price: '40.00', availability: 'https://schema.org/InStock' },
  });
});

test('S101 a running flash price applies to every variant, with its end', () => {
  const flash = {
    ...choice,
    selling: 40,
    price: 15,
    end_time: '2026-03-02T00:00:00.000Z',
    inventory: [variant(1, 12.5), variant(2, 9)],
  };
  const offers = (over: Partial<ProductDetail>) => entity(over).hasVariant.map((one) => one.offers);
  for (const one of offers(flash)) expect(one).toMatchObject({ price: '15.00', priceValidUntil: flash.end_time });
  for (const one of offers({ ...flash, end_time: NOW })) expect(one).not.toHaveProperty('priceValidUntil');
});

test('S149 shipping is given for the language’s country if reachable, else for the shop’s own', () => {
  const place = { ...aPlace, day_needed: 4 };
  const rule = (places: (typeof place)[]) => ({
    shipping_rule: { id: 1, title: 'x', single_price: 1, shipping_places: places },
  });
  const world = { ...place, country: 'ALL', price: 20 };
  const shop = { ...place, country: 'FR', price: 3.5 };
  const turkey = { ...place, country: 'TR', price: 5 };
  expect(offer(rule([world, shop, turkey]))).toMatchObject({
    shippingDetails: {
      shippingRate: { value: '3.50', currency: 'USD' },
      shippingDestination: { addressCountry: 'FR' },
      deliveryTime: { transitTime: { minValue: 4, maxValue: 4, unitCode: 'DAY' } },
    },
  });
  expect(offer(rule([world, turkey]), 'tr')).toMatchObject({
    shippingDetails: { shippingRate: { value: '5.00' }, shippingDestination: { addressCountry: 'TR' } },
  });
  expect(offer(rule([shop]), 'tr')).toMatchObject({
    shippingDetails: { shippingDestination: { addressCountry: 'FR' } },
  });
  expect(offer(rule([turkey]))).not.toHaveProperty('shippingDetails');
  expect(offer({ shipping_rule: null })).not.toHaveProperty('shippingDetails');
});

test('S126 shipping names the country that the store ships from', () => {
  const rule = { shipping_rule: { id: 1, title: 'x', single_price: 1, shipping_places: [aPlace] } };
  const from = (country: string | null) =>
    offer({ ...rule, store: aStore({ dispatch: { country, city: null, days: 1 } }) });
  expect(from('FR')).toMatchObject({
    shippingDetails: { shippingOrigin: { '@type': 'DefinedRegion', addressCountry: 'FR' } },
  });
  expect(from(null)).not.toHaveProperty('shippingDetails.shippingOrigin');
});

test('a return policy has days and payer, or excludes returns; without days it is omitted', () => {
  expect(offer({ refundable: 1, return_days: 30, free_return: true })).toMatchObject({
    hasMerchantReturnPolicy: { merchantReturnDays: 30, returnFees: 'https://schema.org/FreeReturn' },
  });
  expect(offer({ refundable: 2 })).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  });
  expect(offer({ refundable: 2, no_return_reason: 'fresh' })).toMatchObject({
    hasMerchantReturnPolicy: { description: 'product.noReturnBecause.fresh' },
  });
  expect(offer({ refundable: 1 })).not.toHaveProperty('hasMerchantReturnPolicy');
});

test('a product without reviews has no rating', async () => {
  server.use(answer(CALLS.product, aProductDetail({ review_count: 0, rating: 0 })));
  const { head } = await serve('/brass-lamp/product/1');
  expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'Product', description: head.description });
  expect(head.jsonLd?.[0]).not.toHaveProperty('aggregateRating');
});

test('S095 list positions continue across pages, including the last', async () => {
  const tiles = (count: number) => Array.from({ length: count }, (_, i) => aProductTile({ id: i + 1 }));
  const positions = async (url: string) => {
    const { head } = await serve(url);
    const page = head.jsonLd?.find((one) => '@type' in one && one['@type'] === 'CollectionPage');
    return (page as { mainEntity: { itemListElement: { position: number }[] } }).mainEntity.itemListElement.map(
      ({ position }) => position,
    );
  };
  server.use(
    answer(CALLS.all, aCategoryListing({ result: aPage(tiles(3), { current_page: 2, last_page: 3, total: 8 }) })),
  );
  expect(await positions('/all/home?page=2')).toEqual([4, 5, 6]);
  server.use(
    answer(CALLS.all, aCategoryListing({ result: aPage(tiles(2), { current_page: 3, last_page: 3, total: 8 }) })),
  );
  expect(await positions('/all/home?page=3')).toEqual([7, 8]);
});

test('D17 noindex pages have no structured data', async () => {
  server.use(answer(CALLS.all, aCategoryListing({})));
  expect((await serve('/all/home?rating=4')).head.jsonLd).toBeUndefined();
});

test('every indexable page has structured data', async () => {
  const described = Object.keys((await definition.jsonLd?.()) ?? {});
  const silent = Object.keys(definition.pages).filter((id) => !described.includes(id));
  expect(silent.sort()).toEqual(['all', 'helpful', 'products', 'restock', 'search']);
});
