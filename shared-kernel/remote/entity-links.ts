import { FILTER } from '../contract/filters';
import { link } from '../platform/links';
import { ownAddress } from '../rules/links';

/** Parts of the URL of an entity that has a page. */
interface Entity {
  id: number;
  slug: string;
}

/** Path of a product's page, without language prefix (S015). */
export const productLink = ({ id, slug }: Entity): string => link('product', { main: slug, id });

/** Path of a brand's listing, without language prefix (S016). */
export const brandLink = ({ id, slug }: Entity): string => link('brand', { main: slug, brand: id });

/** Path of a collection's listing, without language prefix (S016). */
export const collectionLink = ({ id, slug }: Entity): string => link('collection', { main: slug, collection: id });

/**
 * Target of a slider, banner or collection entry (S015, D3): the URL that it specifies, otherwise the listing of its products.
 * @param parameter that passes the entry's id to the listing: `banner` for banners
 */
export function sourceLink(
  item: Entity & { source_type: number; url: string | null },
  parameter: typeof FILTER.source | typeof FILTER.banner = FILTER.source,
): string {
  const { id, slug } = item;
  const own = ownAddress(item);
  if (own !== undefined) return own;
  return parameter === FILTER.banner
    ? link('products', { main: slug, banner: id })
    : link('products', { main: slug, home_spm: id });
}
