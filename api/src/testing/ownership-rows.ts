import type { CallName } from 'shared-kernel/contract/call-name';
import { FILTER } from 'shared-kernel/contract/filters';
import type { SavedReview } from 'shared-kernel/contract/reviews';
import { ADDRESS } from './a-guest';
import type { Belongings, Sent } from './an-owner';
import type { Called } from './test-app';

/** A field that identifies something that belongs to a shopper. */
export interface Owned {
  readonly of: keyof Belongings;
  /**
   * Makes the call that names it.
   *
   * @param own what the caller has; if the caller has nothing, ids that do not exist
   * @param theirs what the owner of the named item has
   */
  readonly call: (named: number | string, own: Belongings, theirs: Belongings) => Sent;
  /** whether the owner's own call reached it; by default, whether it succeeded */
  readonly reached?: (answer: Called<never>) => boolean;
}

/** What one operation of the API touches. */
interface Row {
  readonly touches: string;
  /** fields that name something public, or something only its holder knows */
  readonly open?: readonly string[];
  readonly owned?: Readonly<Record<string, Owned | readonly Owned[]>>;
}

const open = (touches: string, ...fields: string[]): Row => ({ touches, open: fields });
/** No field names anything: the owner is determined by the caller. */
const own = (touches: string): Row => ({ touches });
const param = (name: string, of: keyof Belongings): Record<string, Owned> => ({
  [name]: { of, call: (named) => ({ params: { [name]: named } }) },
});
const body = (name: string, of: keyof Belongings, more: object = {}): Record<string, Owned> => ({
  [name]: { of, call: (named) => ({ body: { ...more, [name]: named } }) },
});

/** The response is a list, which must not contain what belongs to somebody else. */
const absentFor = (of: keyof Belongings, sent: 'body' | 'query'): Owned => ({
  of,
  call: (named) => ({ [sent]: { q: named } }),
  reached: ({ data }) => (data as { total: number }).total === 1,
});

const LISTING = [FILTER.brandIds, FILTER.categoryIds, FILTER.subCategoryIds, FILTER.ids];
const REVIEW = { rating: 3, review: 'Quite good' };
const SORRY = { title: 'Other plans', message: 'Sorry' };

/** One row per operation of the API's document (A3), by its operation id. */
export const OWNERSHIP: { readonly [name in CallName]: Row } = {
  common: open('what the shop says of itself'),
  home: open('public products'),
  localization: open('texts'),
  countriesPhones: open('countries'),
  paymentGateway: open('public keys of gateways'),
  page: open('public pages', 'slug'),
  pages: open('public pages'),
  contact: open('a mail to the shop'),
  emailSubscription: open('the subscription of the address that is given'),
  findNewsletter: open('a subscription, by the token of its mail', 'token'),
  confirmNewsletter: open('a subscription, by the token of its mail'),
  leaveNewsletter: open('a subscription, by the token of its mail'),
  leaveNewsletterAtOnce: open('a subscription, by the token of its mail', 'token'),
  sitemap: open('public pages'),
  sitemapPart: open('public pages', 'kind'),
  installConfigured: open('that the shop is installed'),
  setDatabase: open('nothing: it is refused'),
  setDatabaseByGet: open('nothing: it is refused'),
  setPermission: open('nothing: it is refused'),
  setPermissionByGet: open('nothing: it is refused'),

  all: open('public products', ...LISTING),
  products: open('public products', ...LISTING),
  categories: open('public categories'),
  brands: open('public brands'),
  flashSales: open('public flash sales'),
  flashSale: open('public products', 'id', ...LISTING),
  product: open('a public product, and whether it is on the own lists', 'id'),
  suggestedProducts: open('public products', 'id'),
  alternatives: open('public products', 'id'),
  reviews: open('what reviewers show', 'productId'),
  search: open('public products'),
  countSearch: open('how many search for a text', 'q'),
  store: open('a public store, and whether it is followed', 'slug', ...LISTING),
  stores: open('public stores', ...LISTING),
  // anyone who has the code may look; the answer contains nothing personal
  trackOrder: open('where an order is', 'code'),
  trackOrderByQuery: open('where an order is', 'tracking_id'),
  restock: open('a request of the address that is given', 'product_id', 'inventory_id'),
  findRestock: open('a request, by the token of its mail', 'token'),
  confirmRestock: open('a request, by the token of its mail'),
  leaveRestock: open('a request, by the token of its mail'),

  orderInvoice: { touches: 'an invoice', owned: param('id', 'delivered') },
  creditNote: { touches: 'a credit note', owned: param('id', 'creditNote') },
  openOrderLink: open('a guest’s order, by the token of its mail'),
  sendOrderLink: open('a mail to the address of an order'),

  profile: own('the own profile'),
  signin: open('the account whose password is given'),
  signup: open('a code to the address that is given'),
  verify: open('the account whose code is given'),
  forgotPassword: open('a code to the address that is given'),
  updatePassword: open('the account whose code is given'),
  updateProfile: own('the own name'),
  updateUserPassword: own('the own password'),
  logout: own('the own session'),
  // bound to the browser by a cookie and a state that cannot be guessed (docs/decisions/0019)
  socialLoginRedirect: open('a login that begins', 'provider'),
  socialLoginCallback: open('the login of this browser', 'provider'),
  finishSocialLogin: open('the login of this browser'),

  sessions: own('the own sessions'),
  endSession: { touches: 'a session', owned: body('id', 'session') },
  endOtherSessions: own('the own sessions'),
  askEmailChange: own('codes to the own address and to the one that is given'),
  changeEmail: own('the own address'),
  accountData: own('everything about oneself'),
  askDeletionCode: own('a code to the own address'),
  deleteAccount: own('the own account'),
  forgetGuest: own('the own cart and address, of a guest'),

  addresses: own('the own addresses'),
  saveAddress: { touches: 'an address', owned: body('id', 'address', { ...ADDRESS, city: 'Kunduz' }) },
  makeDefaultAddress: { touches: 'an address', owned: body('id', 'address') },
  deleteAddress: { touches: 'an address', owned: param('id', 'address') },

  wishlist: own('the own wishlist'),
  toggleWishlist: open('the own wishlist', 'product_id'),
  compareList: own('the own compare list'),
  toggleCompare: open('the own compare list', 'product_id'),
  sharedCompareList: open('public products'),
  following: open('the stores that one follows', 'store_id'),
  followStore: open('the stores that one follows', 'store_id'),
  userVouchers: own('public vouchers, and how often one has used them'),
  voucherValidity: own('a voucher for the own cart'),

  cart: own('the own cart'),
  changeCartQuantity: open('the own cart', 'product_id', 'inventory_id'),
  buyNow: open('the own cart', 'product_id', 'inventory_id'),
  deleteCartLine: { touches: 'a line of a cart', owned: param('id', 'line') },
  checkCartLines: {
    touches: 'lines of a cart',
    owned: {
      checked: [
        { of: 'line', call: (named) => ({ body: { checked: [named], unchecked: [] } }) },
        { of: 'line', call: (named, { line }) => ({ body: { checked: [line, named], unchecked: [] } }) },
      ],
      unchecked: { of: 'line', call: (named) => ({ body: { checked: [], unchecked: [named] } }) },
    },
  },
  saveForLater: { touches: 'a line of a cart', owned: body('id', 'line', { saved: true }) },
  updateShipping: {
    touches: 'lines of a cart and the address that is chosen',
    // the server uses the shipping place that fits the address instead
    open: ['cart', 'cart.shipping_place.id'],
    owned: {
      ...body('selected_address', 'address', { cart: [] }),
      'cart.cart': {
        of: 'line',
        call: (named, { address }) => ({
          body: { selected_address: address, cart: [{ cart: named, shipping_type: 1 }] },
        }),
      },
    },
  },
  buyAgain: { touches: 'an order, and the own cart', owned: body('order_id', 'placed') },

  placeOrder: {
    touches: 'the own cart, which becomes an order, and whether it is what was seen',
    // only compared with the content of the own cart
    open: ['seen.lines', 'seen.lines.shipping_place_id'],
    owned: {
      'seen.address.id': {
        of: 'address',
        call: (named) => ({ body: { order_method: 2, seen: { address: { id: named } } } }),
      },
      'seen.lines.cart': {
        of: 'line',
        call: (named, { shippingPlace: shipping_place_id }) => ({
          body: {
            order_method: 2,
            seen: { lines: [{ cart: named, quantity: 1, shipping_type: 1, shipping_place_id }] },
          },
        }),
      },
    },
  },
  paymentDone: {
    touches: 'an order',
    // a value signed by the gateway, searched for among the order's payment attempts
    open: ['razorpay_order_id'],
    owned: body('id', 'placed', { order_method: 2 }),
  },
  orders: { touches: 'orders', owned: { ...body('order_id', 'placed'), q: absentFor('code', 'body') } },
  ordersByGet: {
    touches: 'orders',
    owned: {
      order_id: { of: 'placed', call: (named) => ({ query: { order_id: named } }) },
      q: absentFor('code', 'query'),
    },
  },
  sendOrderEmail: { touches: 'an order, and a mail to its shopper', owned: param('id', 'placed') },
  convertPhoto: {
    touches: 'nothing: a photo that is sent comes back as a JPEG',
    open: ['image'],
    owned: body('order_id', 'placed'),
  },
  askReturn: {
    touches: 'an order, and mails to its shopper and a store',
    open: ['images[]'],
    owned: {
      order_id: {
        of: 'delivered',
        call: (named, _own, { deliveredLine }) => ({
          body: { order_id: named, lines: JSON.stringify([{ id: deliveredLine, quantity: 1, reason: 'mind' }]) },
        }),
      },
    },
  },
  withdrawReturn: {
    touches: 'a return, and mails to its shopper and a store',
    owned: {
      order_id: {
        of: 'delivered',
        call: (named, _own, { returned }) => ({ body: { order_id: named, return_id: returned } }),
      },
      return_id: {
        of: 'returned',
        call: (named, own) => ({ body: { order_id: own.delivered, return_id: named } }),
      },
    },
  },
  writeMessage: {
    touches: 'an order, and a mail to a store',
    open: ['store_id'],
    owned: {
      order_id: {
        of: 'placed',
        call: (named, _own, { store }) => ({ body: { order_id: named, store_id: store, message: 'When?' } }),
      },
    },
  },
  cancelOrder: { touches: 'an order', owned: body('order_id', 'placed', SORRY) },
  cancellation: { touches: 'the cancellation of an order', owned: param('orderId', 'cancelled') },

  saveReview: {
    touches: 'a review, and the pictures of it',
    open: ['images[]'],
    owned: {
      order_id: {
        of: 'delivered',
        call: (named, _own, { product }) => ({ body: { ...REVIEW, order_id: named, product_id: product } }),
      },
      product_id: {
        of: 'product',
        call: (named, { delivered }) => ({ body: { ...REVIEW, order_id: delivered, product_id: named } }),
      },
      // the review of an order's product is found without it
      id: {
        of: 'review',
        call: (named, { delivered, product }) => ({
          body: { ...REVIEW, order_id: delivered, product_id: product, id: named },
        }),
      },
      deleted_images: {
        of: 'picture',
        call: (named, { delivered, product }) => ({
          body: {
            ...REVIEW,
            order_id: delivered,
            product_id: product,
            deleted_images: JSON.stringify([{ id: named }]),
          },
        }),
        reached: ({ data }) => (data as SavedReview).review_images.length === 0,
      },
    },
  },
  voteHelpful: open('the own vote for a public review', 'review_id'),
  helpfulReviews: open('the own votes for public reviews', 'product_id'),
  ownReview: {
    touches: 'a review',
    owned: {
      ...param('productId', 'product'),
      order_id: {
        of: 'delivered',
        call: (named, _own, { product }) => ({ params: { productId: product }, query: { order_id: named } }),
      },
    },
  },
};
