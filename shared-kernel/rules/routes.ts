import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from '../contract/languages';

/** Parts of the shop that are deployed on their own. */
export const REMOTES = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'] as const;
export type RemoteId = (typeof REMOTES)[number];
export type Owner = 'shell' | RemoteId;

/** Guards by their names of spec §2 and D4. `common-middleware` (site data, profile, language) runs on every page. */
export type GuardName = 'common-middleware' | 'non-logged-in' | 'logged-in';

export interface RouteSpec {
  readonly id: string;
  /** `:name` is a parameter, `:name?` one that may be missing */
  readonly pattern: string;
  readonly owner: Owner;
  readonly guard: GuardName;
  /** query parameter that opens the page for everybody: a link with it was made to be shared */
  readonly openWith?: string;
  readonly layout: 'default' | 'empty';
  /** true: the page shows what belongs to one person and is never kept (`private, no-store`) */
  readonly personal: boolean;
  /** true: a form of the page may be posted to its own address, so that it works without script */
  readonly takesForm: boolean;
}

const route = <Id extends string>(
  id: Id,
  pattern: string,
  owner: Owner,
  more: Partial<Pick<RouteSpec, 'guard' | 'openWith' | 'layout' | 'personal' | 'takesForm'>> = {},
) =>
  ({
    id,
    pattern,
    owner,
    guard: 'common-middleware',
    layout: 'default',
    personal: false,
    takesForm: false,
    ...more,
  }) as const;

const guestOnly = { guard: 'non-logged-in', layout: 'empty', personal: true } as const;
const account = { guard: 'logged-in', personal: true } as const;
const personal = { personal: true } as const;

/**
 * The table of routes (spec §2, acceptance 'Routes and owners'), without language prefix. Order matters: fixed first
 * segments stand before `:main`, so they always win.
 */
export const ROUTES = [
  route('home', '/', 'mfe-catalog'),
  route('brands', '/brands', 'mfe-catalog'),
  route('categories', '/categories', 'mfe-catalog'),
  route('flash-sales', '/flash-sale', 'mfe-catalog'),
  route('flash-sale', '/flash-sale/:id', 'mfe-catalog'),
  route('search', '/search', 'mfe-catalog'),
  route('stores', '/shop', 'mfe-catalog'),
  route('store', '/shop/:slug', 'mfe-catalog'),
  route('all', '/all', 'mfe-catalog'),
  route('category', '/all/:category', 'mfe-catalog'),
  route('sub-category', '/all/:category/:subCategory', 'mfe-catalog'),
  route('cart', '/cart', 'mfe-cart-checkout', personal),
  route('shipping', '/shipping', 'mfe-cart-checkout', personal),
  route('checkout', '/checkout', 'mfe-cart-checkout', personal),
  route('razorpay-callback', '/razorpay-callback', 'mfe-cart-checkout', { personal: true, layout: 'empty' }),
  route('login', '/login', 'shell', guestOnly),
  route('register', '/register', 'shell', guestOnly),
  route('forgot-password', '/forgot-password', 'shell', guestOnly),
  route('social-callback', '/social-callback', 'shell', guestOnly),
  route('addresses', '/user/addresses', 'mfe-account', account),
  route('compared', '/user/compared', 'mfe-account', { ...account, openWith: 'products' }),
  route('following', '/user/following', 'mfe-account', account),
  route('orders', '/user/orders', 'mfe-account', account),
  route('profile', '/user/profile', 'mfe-account', account),
  route('vouchers', '/user/vouchers', 'mfe-account', account),
  route('wishlists', '/user/wishlists', 'mfe-account', account),
  route('order-index', '/user/order', 'mfe-account', account),
  // a guest sees an order that was placed with the guest's token (D30), so this one page asks nobody to sign in
  route('order', '/user/order/:id', 'mfe-account', personal),
  route('track-order', '/track-order', 'mfe-account', personal),
  route('pages', '/page', 'mfe-content'),
  // holds the visitor's name and address, and the code of an order; other content pages are the same for everybody
  route('contact', '/page/contact', 'mfe-content', { personal: true, takesForm: true }),
  route('page', '/page/:slug', 'mfe-content'),
  route('brand', '/:main/brand', 'mfe-catalog'),
  route('collection', '/:main/collection', 'mfe-catalog'),
  route('products', '/:main/products', 'mfe-catalog'),
  route('product', '/:main/product/:id?', 'mfe-catalog'),
] as const satisfies readonly RouteSpec[];
export type RouteId = (typeof ROUTES)[number]['id'];

/** First segments that can never be a `{main}` slug: the fixed ones and the language prefixes. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...ROUTES.map((r) => r.pattern.split('/')[1] ?? '').filter((s) => s && !s.startsWith(':')),
  'user',
  'en',
  'fr',
  'ar',
  'tr',
  'hi',
]);

export interface RouteMatch {
  route: RouteSpec & { id: RouteId };
  /** decoded path parameters; an optional one that is missing is absent */
  params: Record<string, string>;
}

/**
 * Splits the language prefix off a path (S002, D2): `/ar/cart` gives `{language: 'ar', path: '/cart', prefixed: true}`.
 * `/en/...` is reported with `prefixed: true` and `language: 'en'`, so that the shell can redirect it (D1).
 */
export function splitLanguage(pathname: string): { language: LanguageCode; path: string; prefixed: boolean } {
  const first = pathname.split('/')[1] ?? '';
  if (!isLanguage(first)) return { language: DEFAULT_LANGUAGE, path: pathname || '/', prefixed: false };
  return { language: first, path: pathname.slice(first.length + 1) || '/', prefixed: true };
}

/** The route of a path without language prefix, or null. A trailing slash is ignored; a malformed `%` matches nothing. */
export function matchRoute(path: string): RouteMatch | null {
  let segments: string[];
  try {
    segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
  for (const spec of ROUTES) {
    const params = matchPattern(spec.pattern, segments);
    if (params) return { route: spec, params };
  }
  return null;
}

function matchPattern(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  if (segments.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const have = segments[i];
    if (have === undefined) {
      if (want.endsWith('?')) continue;
      return null;
    }
    if (!want.startsWith(':')) {
      if (want !== have) return null;
    } else if (want === ':main' && RESERVED_SEGMENTS.has(have)) {
      return null;
    } else {
      params[want.slice(1).replace('?', '')] = have;
    }
  }
  return params;
}

/** The guard that a visit meets (D4): a shared link passes, whoever opens it. @param search query with or without `?` */
export function guardOf({ guard, openWith }: RouteSpec, search: string): GuardName {
  return openWith && new URLSearchParams(search).get(openWith) ? 'common-middleware' : guard;
}

/** Who owns a path (with or without language prefix); `shell` for unknown paths, whose page is the 404. */
export function ownerOf(pathname: string): Owner {
  return matchRoute(splitLanguage(pathname).path)?.route.owner ?? 'shell';
}
