import { BannerType, Visibility } from 'shared-kernel/contract/enums';
import type { Banner, HomeData } from 'shared-kernel/contract/site';

/** Banner slots of the home page that have a row of their own, by the part that holds them (D14). */
export const BANNER_SLOTS = {
  'banners-sale': [BannerType.belowFlashSaleStart, BannerType.belowFlashSaleMiddle, BannerType.belowFlashSaleEnd],
  'banners-above': [BannerType.aboveProducts],
  'banners-below': [BannerType.belowProducts],
} as const satisfies Record<string, readonly number[]>;
export type BannerPart = keyof typeof BANNER_SLOTS;

/** The banners to show in some slots, one for each, in their order; a type that no slot names is never among them (S079). */
export function bannersFor(banners: readonly Banner[], types: readonly number[]): Banner[] {
  return types.flatMap((type) =>
    banners.filter((banner) => banner.type === type && banner.status === Visibility.public).slice(0, 1),
  );
}

/** Parts below the slider, from top to bottom, without empty ones. Names of sales and collections end in their id. */
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
 * A short text that differs when anything differs that the parts show; the clock alone is no difference. Made once for an answer: all
 * parts ask for it in every render, which was 23 % of the render of home on the server.
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
