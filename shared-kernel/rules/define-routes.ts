import type { SitemapKind } from '../contract/sitemap';

/** Guards with their names from spec §2 and D4. `common-middleware` (site data, profile, language) runs on every page. */
export type GuardName = 'common-middleware' | 'non-logged-in' | 'logged-in';

/** Type of a query parameter in links; `?` makes it optional. */
export type QueryType = 'string' | 'number' | 'string?' | 'number?';

/** A page's route as declared by its owner: data that is part of a release's record. */
export interface RouteSpec {
  /** without language prefix; `:name` is a parameter, `:name?` an optional one as the last segment */
  readonly pattern: string;
  /** query parameters that links to the page may have */
  readonly query?: Readonly<Record<string, QueryType>>;
  /** who may open it; absent: everybody */
  readonly guard?: Exclude<GuardName, 'common-middleware'>;
  /** query parameter that opens the page for everybody: a link with it was created for sharing */
  readonly openWith?: string;
  /** `empty`: without header and footer */
  readonly layout?: 'empty';
  /** `checkout`: header and footer show only logo, help and cart, so that nothing distracts from the order (issue 14) */
  readonly frame?: 'checkout';
  /** the page shows personal data and is never cached (`private, no-store`) */
  readonly personal?: true;
  /** the page accepts its form at its own URL, so that it works without scripts */
  readonly takesForm?: true;
  /**
   * Kind of the sitemap that lists its pages. A page without parameters is listed by default, unless it is personal or sets
   * `false`: then it is not in the sitemap.
   */
  readonly sitemap?: SitemapKind | false;
}
/** Routes of one part by id. */
export type Routes = Readonly<Record<string, RouteSpec>>;

/** A pattern with parameters must declare its sitemap kind: otherwise its pages would silently be missing. */
type Listed<Spec extends RouteSpec> = Spec extends { personal: true }
  ? Spec
  : Spec['pattern'] extends `${string}:${string}`
    ? Spec & { readonly sitemap: SitemapKind | false }
    : Spec;

/**
 * Declares the routes of a part of the shop.
 * @example
 * export const routes = defineRoutes({ page: { pattern: '/page/:slug', sitemap: 'pages' } });
 */
export const defineRoutes = <const T extends Routes>(routes: T & { readonly [Id in keyof T]: Listed<T[Id]> }): T =>
  routes;

/**
 * Every route that links may name, by id: each part's `routes.ts` adds its own.
 * @example
 * type Own = typeof routes;
 * declare module 'shared-kernel/rules/define-routes' {
 *   interface RoutePatterns extends Own {}
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface RoutePatterns {}
export type RouteId = keyof RoutePatterns & string;

type PathName<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer One}/${infer More}`
    ? One | PathName<`/${More}`>
    : Rest
  : never;
type Needed<Name> = Name extends `${string}?` ? never : Name & string;
type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;
type PathParams<Name> = { [N in Needed<Name>]: string | number } & { [N in Optional<Name>]?: string | number };

type QueryOf<Spec extends RouteSpec> = Spec extends { readonly query: infer Query } ? Query : Record<never, never>;
type ValueOf<Type> = Type extends `number${string}` ? number : string;
type QueryParams<Query> = { [N in keyof Query as Query[N] extends `${string}?` ? never : N]: ValueOf<Query[N]> } & {
  [N in keyof Query as Query[N] extends `${string}?` ? N : never]?: ValueOf<Query[N]> | undefined;
};

/** Parameters of a link to a route: those of its path and of its query in one object. */
export type LinkParams<Spec extends RouteSpec> = PathParams<PathName<Spec['pattern']>> & QueryParams<QueryOf<Spec>>;
/** Arguments after the id: the parameters, which may be omitted when none is required. */
export type LinkArguments<Spec extends RouteSpec> =
  Record<never, never> extends LinkParams<Spec> ? [params?: LinkParams<Spec>] : [params: LinkParams<Spec>];
