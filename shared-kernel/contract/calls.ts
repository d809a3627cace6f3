// Every call of the API (spec §7, D47, D48), imported as `import * as CALLS`. One export each and no code, so that a remote carries the
// calls that it makes and its build can say which they are (docs/decisions/0034). Rows are `Call`s (contract/call).

// site
export const common = { method: 'GET', path: 'common', auth: 'public' } as const;
export const home = { method: 'GET', path: 'home', auth: 'public' } as const;
export const localization = { method: 'GET', path: 'localization', auth: 'public' } as const;
export const countriesPhones = { method: 'GET', path: 'countries-phones', auth: 'public' } as const;
export const paymentGateway = { method: 'GET', path: 'payment-gateway', auth: 'public' } as const;
export const page = { method: 'GET', path: 'page/:slug', auth: 'public' } as const;
export const pages = { method: 'GET', path: 'page', auth: 'public' } as const;
export const contact = { method: 'POST', path: 'contact', auth: 'public' } as const;
export const emailSubscription = { method: 'POST', path: 'email-subscription', auth: 'public' } as const;
/** our addition, these four: the newsletter with double opt-in (issue 14) */
export const findNewsletter = { method: 'GET', path: 'newsletter/find/:token', auth: 'public' } as const;
export const confirmNewsletter = { method: 'POST', path: 'newsletter/confirm', auth: 'public' } as const;
export const leaveNewsletter = { method: 'POST', path: 'newsletter/leave', auth: 'public' } as const;
/** for mail clients (RFC 8058): whatever the body is, unsubscribes the token in the path */
export const leaveNewsletterAtOnce = { method: 'POST', path: 'newsletter/leave/:token', auth: 'public' } as const;
/** for `/sitemap.xml`; these two are our addition to the family's calls */
export const sitemap = { method: 'GET', path: 'sitemap', auth: 'public' } as const;
export const sitemapPart = { method: 'GET', path: 'sitemap/:kind', auth: 'public' } as const;

// catalogue
export const all = { method: 'GET', path: 'all', auth: 'public' } as const;
export const products = { method: 'GET', path: 'products', auth: 'public' } as const;
export const categories = { method: 'GET', path: 'categories', auth: 'public' } as const;
export const brands = { method: 'GET', path: 'brands', auth: 'public' } as const;
export const flashSales = { method: 'GET', path: 'flash-sale', auth: 'public' } as const;
export const flashSale = { method: 'GET', path: 'flash-sale/:id', auth: 'public' } as const;
export const product = { method: 'GET', path: 'product/:id', auth: 'guest' } as const;
export const suggestedProducts = { method: 'GET', path: 'suggested-products/:id', auth: 'public' } as const;
export const alternatives = { method: 'GET', path: 'alternatives/:id', auth: 'public' } as const;
export const reviews = { method: 'GET', path: 'reviews/:productId', auth: 'public' } as const;
export const search = { method: 'GET', path: 'search', auth: 'public' } as const;
/** our addition: counts a successful search, for the popular searches */
export const countSearch = { method: 'POST', path: 'search/count', auth: 'public' } as const;
export const store = { method: 'GET', path: 'store/:slug', auth: 'guest' } as const;
export const stores = { method: 'GET', path: 'store', auth: 'public' } as const;
export const trackOrder = { method: 'GET', path: 'track-order/:code', auth: 'public' } as const;
/** the same by `?tracking_id=` (D47) */
export const trackOrderByQuery = { method: 'GET', path: 'track-order', auth: 'public' } as const;
/** our addition, these four: one mail when a product is back in stock (issue 13) */
export const restock = { method: 'POST', path: 'restock', auth: 'guest' } as const;
export const findRestock = { method: 'GET', path: 'restock/find/:token', auth: 'public' } as const;
export const confirmRestock = { method: 'POST', path: 'restock/confirm', auth: 'public' } as const;
export const leaveRestock = { method: 'POST', path: 'restock/leave', auth: 'public' } as const;

// user
export const profile = { method: 'GET', path: 'user/profile', auth: 'guest' } as const;
export const signin = { method: 'POST', path: 'user/signin', auth: 'public' } as const;
export const signup = { method: 'POST', path: 'user/signup', auth: 'public' } as const;
export const verify = { method: 'POST', path: 'user/verify', auth: 'public' } as const;
export const forgotPassword = { method: 'POST', path: 'user/forgot-password', auth: 'public' } as const;
export const updatePassword = { method: 'POST', path: 'user/update-password', auth: 'public' } as const;
export const updateProfile = { method: 'POST', path: 'user/update-profile', auth: 'user' } as const;
export const updateUserPassword = { method: 'POST', path: 'user/update-user-password', auth: 'user' } as const;
export const logout = { method: 'GET', path: 'user/logout', auth: 'user' } as const;
export const socialLoginRedirect = {
  method: 'GET',
  path: 'user/social-login/redirect/:provider',
  auth: 'public',
} as const;
export const socialLoginCallback = {
  method: 'GET',
  path: 'user/social-login/callback/:provider',
  auth: 'public',
} as const;
/** our addition: returns the session after the provider's redirect (docs/decisions/0019) */
export const finishSocialLogin = { method: 'POST', path: 'user/social-login/finish', auth: 'public' } as const;
/** our addition, up to `forgetGuest`: privacy rights (issue 14) */
export const sessions = { method: 'GET', path: 'user/sessions', auth: 'user' } as const;
export const endSession = { method: 'POST', path: 'user/sessions/end', auth: 'user' } as const;
export const endOtherSessions = { method: 'POST', path: 'user/sessions/end-others', auth: 'user' } as const;
export const askEmailChange = { method: 'POST', path: 'user/email/ask', auth: 'user' } as const;
export const changeEmail = { method: 'POST', path: 'user/email/change', auth: 'user' } as const;
export const accountData = { method: 'GET', path: 'user/account/data', auth: 'user' } as const;
export const askDeletionCode = { method: 'POST', path: 'user/account/deletion-code', auth: 'user' } as const;
export const deleteAccount = { method: 'POST', path: 'user/account/delete', auth: 'user' } as const;
export const forgetGuest = { method: 'POST', path: 'user/forget-guest', auth: 'guest' } as const;
export const addresses = { method: 'GET', path: 'user/address/all', auth: 'guest' } as const;
export const saveAddress = { method: 'POST', path: 'user/address/action', auth: 'guest' } as const;
/** our addition (issue 14) */
export const makeDefaultAddress = { method: 'POST', path: 'user/address/default', auth: 'user' } as const;
export const deleteAddress = { method: 'DELETE', path: 'user/address/delete/:id', auth: 'guest' } as const;
export const wishlist = { method: 'GET', path: 'user/wishlist/all', auth: 'user' } as const;
export const toggleWishlist = { method: 'POST', path: 'user/wishlist/action', auth: 'user' } as const;
export const compareList = { method: 'GET', path: 'user/compare-list/all', auth: 'user' } as const;
/** our addition: the content of a shared list, public */
export const sharedCompareList = { method: 'GET', path: 'user/compare-list/shared', auth: 'public' } as const;
export const toggleCompare = { method: 'POST', path: 'user/compare-list/action', auth: 'user' } as const;
export const followStore = { method: 'POST', path: 'user/store/follow', auth: 'user' } as const;
export const following = { method: 'GET', path: 'user/store/following-list', auth: 'user' } as const;
export const userVouchers = { method: 'GET', path: 'user/user-vouchers', auth: 'user' } as const;
export const voucherValidity = { method: 'POST', path: 'voucher/validity', auth: 'guest' } as const;

// cart
export const cart = { method: 'GET', path: 'cart/by-user', auth: 'guest' } as const;
export const changeCartQuantity = { method: 'POST', path: 'cart/action', auth: 'guest' } as const;
export const buyNow = { method: 'POST', path: 'cart/buy-now', auth: 'guest' } as const;
export const deleteCartLine = { method: 'DELETE', path: 'cart/delete/:id', auth: 'guest' } as const;
export const checkCartLines = { method: 'POST', path: 'cart/change', auth: 'guest' } as const;
export const updateShipping = { method: 'POST', path: 'cart/update-shipping', auth: 'guest' } as const;
/** our addition to the family's calls */
export const saveForLater = { method: 'POST', path: 'cart/save-for-later', auth: 'guest' } as const;
/** our addition: adds an order's products to the cart again */
export const buyAgain = { method: 'POST', path: 'cart/buy-again', auth: 'guest' } as const;

// orders
export const placeOrder = { method: 'POST', path: 'order/action', auth: 'guest' } as const;
export const paymentDone = { method: 'POST', path: 'order/payment-done', auth: 'guest' } as const;
export const orders = { method: 'POST', path: 'order/by-user', auth: 'guest' } as const;
/** the same by GET (D48) */
export const ordersByGet = { method: 'GET', path: 'order/by-user', auth: 'guest' } as const;
export const sendOrderEmail = { method: 'GET', path: 'order/send-order-email/:id', auth: 'guest' } as const;
/** our addition, these two: opens the link of an order's mail, and mails a new one (docs/decisions/0084) */
export const openOrderLink = { method: 'POST', path: 'order/open-link', auth: 'public' } as const;
export const sendOrderLink = { method: 'POST', path: 'order/send-link', auth: 'public' } as const;
/** our addition: an issued invoice as PDF */
export const orderInvoice = { method: 'GET', path: 'order/invoice/:id', auth: 'guest' } as const;
/** our addition: a credit note as PDF, by its own id */
export const creditNote = { method: 'GET', path: 'order/credit-note/:id', auth: 'guest' } as const;
/** our addition: converts an iPhone photo that the browser cannot show to JPEG, for a return or a review (docs/decisions/0122) */
export const convertPhoto = { method: 'POST', path: 'order/convert-photo', auth: 'guest' } as const;
/** our addition, these three: requests and withdraws a return, and sends a message to one of the order's stores (issue 14) */
export const askReturn = { method: 'POST', path: 'order/return', auth: 'guest' } as const;
export const withdrawReturn = { method: 'POST', path: 'order/withdraw-return', auth: 'guest' } as const;
export const writeMessage = { method: 'POST', path: 'order/message', auth: 'guest' } as const;
export const cancelOrder = { method: 'POST', path: 'cancellation/cancel-order', auth: 'guest' } as const;
export const cancellation = { method: 'GET', path: 'cancellation/find/:orderId', auth: 'guest' } as const;
export const saveReview = { method: 'POST', path: 'rating-review/action', auth: 'guest' } as const;
/** our addition: the 'helpful' vote on a review, and a user's votes on a product's reviews */
export const voteHelpful = { method: 'POST', path: 'rating-review/helpful', auth: 'user' } as const;
export const helpfulReviews = { method: 'GET', path: 'rating-review/helpful', auth: 'user' } as const;
export const ownReview = { method: 'GET', path: 'rating-review/find/:productId', auth: 'guest' } as const;

// installation
export const installConfigured = { method: 'GET', path: 'install/configured', auth: 'public' } as const;
/** these set up a shop; a running API refuses them, with either method (D49) */
export const setDatabase = { method: 'POST', path: 'install/set-database', auth: 'public' } as const;
export const setDatabaseByGet = { method: 'GET', path: 'install/set-database', auth: 'public' } as const;
export const setPermission = { method: 'POST', path: 'install/set-permission', auth: 'public' } as const;
export const setPermissionByGet = { method: 'GET', path: 'install/set-permission', auth: 'public' } as const;
