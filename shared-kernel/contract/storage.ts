/** Every cookie, storage key and header that two parts rely on; who relies on each and why: docs/contracts/storage.md. */
export const COOKIE = {
  /** chosen language, 365 days (spec §9) */
  language: 'currentLanguage',
  /** set once the first visit was sent to its language (D2) */
  languageRedirected: 'i18n_redirected',
  /** HttpOnly bearer token, only the shell's server reads it; `__Host-` in front where https (spec §9 prefix, architecture 'Session') */
  session: 'frontend_session',
  /** readable flag '1': somebody is signed in, so that the first paint shows the right header; carries no secret */
  signedIn: 'frontend_signed_in',
  /** HttpOnly, for twelve minutes: binds a login through a provider to this browser, only the shell's server reads it (D37) */
  socialLogin: 'frontend_social_login',
  /** accounts that this browser has logged in to, signed by the API (docs/decisions/0028) */
  knownDevice: 'frontend_known_device',
  /** HttpOnly: orders whose mailed links this browser has opened, signed by the API (docs/decisions/0084) */
  orderAccess: 'frontend_order_access',
} as const;

export const STORAGE = {
  /** guest token, at least 128 random bits (spec §3) */
  userToken: 'user_token',
  /** id of the banner that was closed; another banner in its place is shown again (S047, S048) */
  topBannerClosed: 'topBannerClosed',
  popupBannerClosed: 'popupBannerClosed',
  /** session storage: the popup banner has come in this session, and comes no more */
  popupBannerShown: 'popupBannerShown',
  /** `light` or `dark`, chosen on this device; without it the device decides */
  colourScheme: 'colourScheme',
  /** ids of the products seen last on this device, the latest first */
  recentlyViewed: 'recentlyViewed',
  /** texts searched for last on this device, the latest first */
  recentSearches: 'recentSearches',
  /** country and state that shipping is shown for on product pages */
  shippingPlace: 'shippingPlace',
  /** session storage: what is half typed into the address form, of the account or on the way to the order */
  addressDraft: 'addressDraft',
  /** session storage: stars and text of a review that is not sent yet */
  reviewDraft: 'reviewDraft',
  /** session storage: what a visitor pressed that needs a login, done once after it (D27) */
  pendingAction: 'pendingAction',
  /** session storage: the emailed code that a form waits for, so that a reload does not lose the step (D36) */
  awaitedCode: 'awaitedCode',
  /** time of the last reload after a chunk failure, ms (S074) */
  chunkReload: 'chunkReload',
} as const;

/**
 * Code of the order placed last on this device, and when: an empty cart leads to it for half an hour (issue 14). Not in `STORAGE`, all of which
 * stands in the script of every page.
 */
export const LAST_ORDER = 'lastOrder';

export const HEADER = {
  /** language of every call but `common` (D45) */
  language: 'Language',
  /** language of `common` (D45) */
  commonLanguage: 'Lang',
  /** one key per checkout (D34) */
  idempotencyKey: 'Idempotency-Key',
  /** a guest's token with GET and DELETE: addresses stand in logs and histories (docs/decisions/0048) */
  userToken: 'User-Token',
  /** the value of the cookie `socialLogin`, from the shell's server to the API; never taken from a browser */
  socialBrowser: 'X-Social-Browser',
  /** the value of the cookie `knownDevice`, from the shell's server to the API; never taken from a browser */
  knownDevice: 'X-Known-Device',
  /** the value of the cookie `orderAccess`, from the shell's server to the API; never taken from a browser */
  orderAccess: 'X-Order-Access',
  /** what an answer or a page was made of, tags with spaces between (docs/contracts/changes.md) */
  madeOf: 'Surrogate-Key',
  /** of an answer of the API: ms after which it is old although nothing has changed */
  validFor: 'X-Valid-For',
} as const;

/** BroadcastChannel by which tabs follow session and cart (architecture 'Events'). */
export const TABS_CHANNEL = 'souk';
