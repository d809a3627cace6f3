/** Every cookie, storage key and header that two parts rely on; who relies on each and why: docs/contracts/storage.md. */
export const COOKIE = {
  /** chosen language, 365 days (spec §9) */
  language: 'currentLanguage',
  /** set once the first visit was redirected to its language (D2) */
  languageRedirected: 'i18n_redirected',
  /**
   * HttpOnly bearer token that only the shell's server reads; prefixed with `__Host-` on https (spec §9 prefix,
   * architecture 'Session')
   */
  session: 'frontend_session',
  /** readable flag '1': the user is signed in, so that the first paint shows the right header; carries no secret */
  signedIn: 'frontend_signed_in',
  /** HttpOnly, twelve minutes: binds a login through a provider to this browser; only the shell's server reads it (D37) */
  socialLogin: 'frontend_social_login',
  /** accounts that logged in from this browser, signed by the API (docs/decisions/0028) */
  knownDevice: 'frontend_known_device',
  /** HttpOnly: orders whose mailed links were opened in this browser, signed by the API (docs/decisions/0084) */
  orderAccess: 'frontend_order_access',
} as const;

export const STORAGE = {
  /** guest token, at least 128 random bits (spec §3) */
  userToken: 'user_token',
  /** id of the banner that was closed; a different banner is shown again (S047, S048) */
  topBannerClosed: 'topBannerClosed',
  popupBannerClosed: 'popupBannerClosed',
  /** session storage: the popup banner was shown in this session and is not shown again */
  popupBannerShown: 'popupBannerShown',
  /** `light` or `dark`, chosen on this device; otherwise the device's setting applies */
  colourScheme: 'colourScheme',
  /** ids of the products last viewed on this device, newest first */
  recentlyViewed: 'recentlyViewed',
  /** latest search texts on this device, newest first */
  recentSearches: 'recentSearches',
  /** country and state for the shipping shown on product pages */
  shippingPlace: 'shippingPlace',
  /** session storage: unsaved input of the address form, in the account or at checkout */
  addressDraft: 'addressDraft',
  /** session storage: stars and text of an unsent review */
  reviewDraft: 'reviewDraft',
  /** session storage: a visitor's action that needs a login, run once after it (D27) */
  pendingAction: 'pendingAction',
  /** session storage: the emailed code that a form expects, so that a reload does not lose the step (D36) */
  awaitedCode: 'awaitedCode',
  /** time of the last reload after a chunk failure, ms (S074) */
  chunkReload: 'chunkReload',
} as const;

/**
 * Code and time of the order last placed on this device: for half an hour an empty cart links to it (issue 14). Not in `STORAGE`,
 * which is inlined in the script of every page.
 */
export const LAST_ORDER = 'lastOrder';

export const HEADER = {
  /** language of every call except `common` (D45) */
  language: 'Language',
  /** language of `common` (D45) */
  commonLanguage: 'Lang',
  /** one key per checkout (D34) */
  idempotencyKey: 'Idempotency-Key',
  /** a guest's token in GET and DELETE requests: URLs end up in logs and histories (docs/decisions/0048) */
  userToken: 'User-Token',
  /** value of the cookie `socialLogin`, from the shell's server to the API; never accepted from a browser */
  socialBrowser: 'X-Social-Browser',
  /** value of the cookie `knownDevice`, from the shell's server to the API; never accepted from a browser */
  knownDevice: 'X-Known-Device',
  /** value of the cookie `orderAccess`, from the shell's server to the API; never accepted from a browser */
  orderAccess: 'X-Order-Access',
  /** what a response or a page was built from, as tags separated by spaces (docs/contracts/changes.md) */
  madeOf: 'Surrogate-Key',
  /** of an API response: ms after which it is stale although nothing has changed */
  validFor: 'X-Valid-For',
} as const;

/** BroadcastChannel that keeps session and cart in sync between tabs (architecture 'Events'). */
export const TABS_CHANNEL = 'souk';
