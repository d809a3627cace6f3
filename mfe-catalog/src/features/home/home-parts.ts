import { BannerType, Visibility } from 'shared-kernel/contract/enums';
import type { Banner, HomeData } from 'shared-kernel/contract/site';

/** Banner slots of the home page with a row of their own, by the part that holds them (D14). */
export const BANNER_SLOTS = {
  'banners-sale': [BannerType.belowFlashSaleStart, BannerType.belowFlashSaleMiddle, BannerType.belowFlashSaleEnd],
  'banners-above': [BannerType.aboveProducts],
  'banners-below': [BannerType.belowProducts],
} as const satisfies Record<string, readonly number[]>;
export type BannerPart = keyof typeof BANNER_SLOTS;

/** The banners of some slots, one per slot, in slot order; a type that no slot names is never among them (S079). */
export function bannersFor(banners: readonly Banner[], types: readonly number[]): Banner[] {
  return types.flatMap((type) =>
    banners.filter((banner) => banner.type === type && banner.status === Visibility.public).slice(0, 1),
  );
}

/** Names of the non-empty parts below the slider, from top to bottom. Names of sales and collections end in their id. */
export function homeParts(home: HomeData): string[] {
  const row = (part: BannerPart) => (bannersFor(home.banners, BANNER_SLOTS[part]).length ? [part] : []);
  return [
    ...home.flash_sales.map((sale) => `sale-${sale.id}`),
    ...row('banners-sale'),
    ...(home.featured_categories.length ? ['categories'] : []),
    ...(home.featured_brands.length ? ['brands'] : []),
    ...home.collections.filter((one) => one.product_collections.length).map((one) => `collection-${one.id}`),
    ...row('banners-above'),
    ...(home.products.length ? ['discover'] : []),
    ...row('banners-below'),
  ];
}

const versions = new WeakMap<HomeData, string>();

/**
 * A hash of everything that the parts show, the server time excluded. Computed once per response: all parts need it in every render,
 * which was 23 % of the server's render time of the home page.
 */
export function versionOf(home: HomeData): string {
  const known = versions.get(home);
  if (known !== undefined) return known;
  const version = hash(home);
  versions.set(home, version);
  return version;
}

/** FNV-1a */
function hash({ server_time: _, ...home }: HomeData): string {
  const text = JSON.stringify(home);
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}
