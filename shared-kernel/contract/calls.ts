/**
 * Every call of the API (spec §7, D47, D48): path below `api/v1/`, method and who may call it.
 * `public`: no bearer is sent. `guest`: bearer or `user_token`. `user`: bearer only, HTTP 401 without one.
 * Path parameters are written `:name`.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly auth: 'public' | 'guest' | 'user';
}
type Auth = Call['auth'];
type Declared<Who extends Auth> = Call & { readonly auth: Who };
// `Who` keeps each call's own word, so that the API knows per call whether there is a caller
const get = <Who extends Auth = 'public'>(path: string, auth = 'public' as Who): Declared<Who> => ({
  method: 'GET',
  path,
  auth,
});
const post = <Who extends Auth = 'public'>(path: string, auth = 'public' as Who): Declared<Who> => ({
  method: 'POST',
  path,
  auth,
});
const del = <Who extends Auth>(path: string, auth: Who): Declared<Who> => ({ method: 'DELETE', path, auth });

/** Base of all calls, below the site's origin (spec §7). */
export const API_BASE = '/api/v1/';

export const CALLS = {
  // site
  common: get('common'),
  home: get('home'),
  localization: get('localization'),
  countriesPhones: get('countries-phones'),
  paymentGateway: get('payment-gateway'),
  page: get('page/:slug'),
  pages: get('page'),
  contact: post('contact'),
  emailSubscription: post('email-subscription'),
  /** for `/sitemap.xml`; these two are our addition to the family's calls */
  sitemap: get('sitemap'),
  sitemapPart: get('sitemap/:kind'),
  // catalogue
  all: get('all'),
  products: get('products'),
  categories: get('categories'),
  brands: get('brands'),
  flashSales: get('flash-sale'),
  flashSale: get('flash-sale/:id'),
  product: get('product/:id', 'guest'),
  suggestedProducts: get('suggested-products/:id'),
  reviews: get('reviews/:productId'),
  search: get('search'),
  store: get('store/:slug', 'guest'),
  stores: get('store'),
  trackOrder: get('track-order/:code'),
  /** the same by `?tracking_id=` (D47) */
  trackOrderByQuery: get('track-order'),
  // user
  profile: get('user/profile', 'guest'),
  signin: post('user/signin'),
  signup: post('user/signup'),
  verify: post('user/verify'),
  forgotPassword: post('user/forgot-password'),
  updatePassword: post('user/update-password'),
  updateProfile: post('user/update-profile', 'user'),
  updateUserPassword: post('user/update-user-password', 'user'),
  logout: get('user/logout', 'user'),
  socialLoginRedirect: get('user/social-login/redirect/:provider'),
  socialLoginCallback: get('user/social-login/callback/:provider'),
  /** our addition: hands out the session that the provider's return has earned (docs/decisions/0019) */
  finishSocialLogin: post('user/social-login/finish'),
  addresses: get('user/address/all', 'guest'),
  saveAddress: post('user/address/action', 'guest'),
  deleteAddress: del('user/address/delete/:id', 'guest'),
  wishlist: get('user/wishlist/all', 'user'),
  toggleWishlist: post('user/wishlist/action', 'user'),
  compareList: get('user/compare-list/all', 'user'),
  /** our addition: what a shared list shows, to anybody */
  sharedCompareList: get('user/compare-list/shared'),
  toggleCompare: post('user/compare-list/action', 'user'),
  followStore: post('user/store/follow', 'user'),
  following: get('user/store/following-list', 'user'),
  userVouchers: get('user/user-vouchers', 'user'),
  voucherValidity: post('voucher/validity', 'guest'),
  // cart
  cart: get('cart/by-user', 'guest'),
  changeCartQuantity: post('cart/action', 'guest'),
  buyNow: post('cart/buy-now', 'guest'),
  deleteCartLine: del('cart/delete/:id', 'guest'),
  checkCartLines: post('cart/change', 'guest'),
  updateShipping: post('cart/update-shipping', 'guest'),
  /** our addition to the family's calls */
  saveForLater: post('cart/save-for-later', 'guest'),
  /** our addition: what an order had, put into the cart again */
  buyAgain: post('cart/buy-again', 'guest'),
  // orders
  placeOrder: post('order/action', 'guest'),
  paymentDone: post('order/payment-done', 'guest'),
  orders: post('order/by-user', 'guest'),
  /** the same by GET (D48) */
  ordersByGet: get('order/by-user', 'guest'),
  sendOrderEmail: get('order/send-order-email/:id', 'guest'),
  cancelOrder: post('cancellation/cancel-order', 'guest'),
  cancellation: get('cancellation/find/:orderId', 'guest'),
  saveReview: post('rating-review/action', 'guest'),
  ownReview: get('rating-review/find/:productId', 'guest'),
  // installation
  installConfigured: get('install/configured'),
  /** these set a shop up; a running API refuses them, by either method (D49) */
  setDatabase: post('install/set-database'),
  setDatabaseByGet: get('install/set-database'),
  setPermission: post('install/set-permission'),
  setPermissionByGet: get('install/set-permission'),
} as const satisfies Record<string, Call>;
export type CallName = keyof typeof CALLS;

/** What gateways call and where they send shoppers back to (docs/contracts/gateways.md); no client of ours calls these. */
export const GATEWAY_CALLS = {
  paymentReturn: get('payment/callback/:gateway'),
  paymentReturnByForm: post('payment/callback/:gateway'),
  paymentWebhook: post('payment/webhook/:gateway'),
  /** a page that posts a form to a gateway */
  paymentHandOver: get('payment/hand-over/:token'),
} as const satisfies Record<string, Call>;
export type GatewayCallName = keyof typeof GATEWAY_CALLS;
