import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { aCommon } from 'shared-kernel/testing/a-common';
import { aCategoryListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { definition } from './definition';
import { offerJsonLd } from './features/product/offer-json-ld';
import { serve } from './testing/serve';

const NOW = '2026-03-01T12:00:00.000Z';
const context = { site: { common: aCommon(), texts: {} }, language: 'fr' as const };
const offer = (over: Partial<ProductDetail>) =>
  offerJsonLd(aProductDetail({ server_time: NOW, inventory: [], attribute: [], ...over }), context);
const variant = (id: number, price: number) => ({
  id,
  product_id: 1,
  quantity: 1,
  price,
  sku: null,
  inventory_attributes: [{ inventory_id: id, attribute_value_id: id }],
});

test('S100 variants with different prices form one offer from lowest to highest', () => {
  expect(
    offer({ selling: 40, offered: null, price: null, inventory: [variant(1, 12.5), variant(2, 9), variant(3, 0)] }),
  ).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '9.00',
    highPrice: '40.00',
    offerCount: 3,
    priceCurrency: 'USD',
  });
});

test('S101 a running flash price applies to every variant, with its end', () => {
  const flash = {
    selling: 40,
    price: 15,
    end_time: '2026-03-02T00:00:00.000Z',
    inventory: [variant(1, 12.5), variant(2, 9)],
  };
  expect(offer(flash)).toMatchObject({ '@type': 'Offer', price: '15.00', priceValidUntil: flash.end_time });
  const over = offer({ ...flash, end_time: NOW });
  expect(over).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '9.00' });
  expect(over).not.toHaveProperty('priceValidUntil');
});

test('S119 shipping is given for the shop’s country, preferring its own place over the rest of the world', () => {
  const place = { ...aProductDetail().shipping_rule?.shipping_places[0], state: 'ALL', day_needed: 4 };
  const rule = (places: object[]) =>
    ({ id: 1, title: 'x', single_price: 1, shipping_places: places }) as ProductDetail['shipping_rule'];
  const world = { ...place, country: 'ALL', price: 20 };
  const home = { ...place, country: 'AF', price: 3.5 };
  expect(offer({ shipping_rule: rule([world, home]) })).toMatchObject({
    shippingDetails: {
      shippingRate: { value: '3.50', currency: 'USD' },
      shippingDestination: { addressCountry: 'AF' },
      deliveryTime: { transitTime: { minValue: 4, maxValue: 4, unitCode: 'DAY' } },
    },
  });
  expect(offer({ shipping_rule: rule([world]) })).toMatchObject({
    shippingDetails: { shippingRate: { value: '20.00' } },
  });
  expect(offer({ shipping_rule: rule([{ ...home, country: 'US' }]) })).not.toHaveProperty('shippingDetails');
  expect(offer({ shipping_rule: null })).not.toHaveProperty('shippingDetails');
});

test('states a return policy only for non-returnable products', () => {
  expect(offer({ refundable: 2 })).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
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
  expect(silent.sort()).toEqual(['all', 'products', 'search']);
});
