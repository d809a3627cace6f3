import { FILTER } from '../contract/filters';
import { link } from '../platform/links';
import { ownAddress } from '../rules/links';

/** What the address of a thing with a page of its own is made of. */
interface Entity {
  id: number;
  slug: string;
}

/** Address of a product's page, without language prefix (S015). */
export const productLink = ({ id, slug }: Entity): string => link('product', { main: slug, id });

/** Address of a brand's listing, without language prefix (S016). */
export const brandLink = ({ id, slug }: Entity): string => link('brand', { main: slug, brand: id });

/** Address of a collection's listing, without language prefix (S016). */
export const collectionLink = ({ id, slug }: Entity): string => link('collection', { main: slug, collection: id });

/**
 * Where a slider, banner or collection entry leads (S015, D3): to the address that it names, else to its products.
 * @param parameter under which the listing is told of the entry: banners say `banner`
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
