import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductTile } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { type DiscoverPage, discoverOptions } from './discover-query';

/** Products shown at once. The other half of the home page's own and then further pages come on demand. */
const FIRST_PRODUCTS = 12;

/** Pages loaded on this visit, so that coming back restores the same grid. */
const { queryKey: SEEN } = queryOptions<DiscoverPage[]>({ queryKey: ['discover-seen'] });

export interface DiscoverGrid {
  shown: readonly { product: ProductTile; serverTime: string }[];
  /** more than the first page was requested */
  opened: boolean;
  /** no further products */
  complete: boolean;
  loading: boolean;
  /** loads more; resolves to the number of new products */
  more: () => Promise<number>;
}

/** State of the 'discover' grid: the home page's own products, then more on demand. */
export function useDiscover(products: readonly ProductTile[], serverTime: string): DiscoverGrid {
  const { api } = usePage();
  const { t } = useTranslation('kernel');
  const client = useQueryClient();
  const [pages, setPages] = useState<DiscoverPage[] | undefined>(() => client.getQueryData(SEEN));
  const [loading, setLoading] = useState(false);
  const own = pages ? products : products.slice(0, FIRST_PRODUCTS);
  const shown = unique([{ products: own, serverTime }, ...(pages ?? [])]);

  const open = (next: DiscoverPage[]) => {
    client.setQueryData(SEEN, next);
    setPages(next);
    return unique([{ products, serverTime }, ...next]).length - shown.length;
  };
  const more = async () => {
    if (!pages && products.length > FIRST_PRODUCTS) return open([]);
    setLoading(true);
    try {
      // page 1 are the home page's own products
      const page = await client.fetchQuery(discoverOptions(api, (pages?.length ?? 0) + 2));
      return open([...(pages ?? []), page]);
    } catch (error) {
      showFailure(error, t);
      return 0;
    } finally {
      setLoading(false);
    }
  };
  return { shown, opened: pages !== undefined, complete: pages?.at(-1)?.last ?? false, loading, more };
}

/** Lists a product once that moved from one page to the next while the shopper was reading. */
function unique(pages: readonly { products: readonly ProductTile[]; serverTime: string }[]) {
  const byId = new Map<number, { product: ProductTile; serverTime: string }>();
  for (const { products, serverTime } of pages)
    for (const product of products) if (!byId.has(product.id)) byId.set(product.id, { product, serverTime });
  return [...byId.values()];
}
