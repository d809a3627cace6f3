import type { QueryClient } from '@tanstack/react-query';
import type { ProductTile } from 'shared-kernel/contract/product';
import type { HomeData } from 'shared-kernel/contract/site';
import type { ListingPage } from './listing/listing-kind';

/** A tile with the server time that its price belongs to. */
export interface SeenTile {
  tile: ProductTile;
  serverTime: string;
}

/** The tile that the shopper clicked, if cached: the product page starts with its picture, title and price. */
export function knownTile(client: QueryClient, id: number): SeenTile | undefined {
  const home = client.getQueryData<HomeData>(['home']);
  const atHome = home && [
    home.products,
    ...home.flash_sales.map((sale) => sale.public_products),
    ...home.collections.map((collection) => collection.product_collections),
  ];
  const seen = [
    ...client.getQueriesData<ListingPage>({ queryKey: ['listing'] }).flatMap(([, page]) => (page ? [page] : [])),
    ...(atHome ?? []).map((products) => ({ products, serverTime: home?.server_time ?? '' })),
  ];
  for (const { products, serverTime } of seen) {
    const tile = products.find((one) => one.id === id);
    if (tile) return { tile, serverTime };
  }
  return undefined;
}
