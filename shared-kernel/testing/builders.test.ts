import { AddressPage } from '../contract/addresses';
import { Cart } from '../contract/cart';
import { CategoryListing, ProductListing } from '../contract/listing';
import { OrderDetail, OrderPage } from '../contract/orders';
import { ProductDetail, ProductTile } from '../contract/product';
import { Reviews } from '../contract/reviews';
import { CommonData, HomeData } from '../contract/site';
import { TrackedOrder } from '../contract/tracking';
import { Profile } from '../contract/user';
import { aCart } from './a-cart';
import { aCommon } from './a-common';
import { aHome } from './a-home';
import { aCategoryListing, aProductListing } from './a-listing';
import { aPage } from './a-page';
import { aProductDetail } from './a-product-detail';
import { aProductTile } from './a-product-tile';
import { someReviews } from './a-review';
import { aTrackedOrder } from './a-tracked-order';
import { anAddress } from './an-address';
import { anOrder, anOrderRow } from './an-order';
import { customer } from './visitors';

test.each([
  ['aCommon', CommonData, aCommon()],
  ['aHome', HomeData, aHome()],
  ['aProductTile', ProductTile, aProductTile()],
  ['aProductDetail', ProductDetail, aProductDetail()],
  ['aProductListing', ProductListing, aProductListing()],
  ['aCategoryListing', CategoryListing, aCategoryListing()],
  ['aCart', Cart, aCart()],
  ['anAddress', AddressPage, aPage([anAddress()])],
  ['anOrderRow', OrderPage, aPage([anOrderRow()])],
  ['anOrder', OrderDetail, anOrder()],
  ['someReviews', Reviews, someReviews()],
  ['aTrackedOrder', TrackedOrder, aTrackedOrder()],
  ['customer', Profile, customer()],
])('%s matches the contract', (_, schema, built) => {
  expect(schema.strict().safeParse(built)).toMatchObject({ success: true });
});

test('a builder accepts overrides', () => {
  expect(aProductTile({ title: 'Rug' })).toMatchObject({ title: 'Rug', slug: 'brass-lamp' });
  expect(aPage([1, 2], { total: 40, last_page: 2 })).toMatchObject({ total: 40, from: 1, to: 2 });
});
