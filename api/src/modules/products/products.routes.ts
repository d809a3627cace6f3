import { API_BASE } from 'shared-kernel/contract/call';
import { Alternatives, ProductDetail, SuggestedProducts } from 'shared-kernel/contract/product';
import { z } from 'zod';
import { msOfTiles, type UpcomingMoments } from '../../changes/upcoming-moments';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { PageNumber } from '../../http/paging';
import { IdParam, orNotFound } from '../../http/parameters';
import { safeHtml } from '../../http/safe-html';
import type { ProductQueries } from './products.queries';
import type { SuggestionQueries } from './suggestion.queries';

const params = z.object({ id: IdParam });
interface Queries {
  products: ProductQueries;
  suggestions: SuggestionQueries;
  upcoming: UpcomingMoments;
}
/** Overview and description each follow a second-level heading of the page. */
const PRODUCT_HEADING = 2;

export function productRoutes(api: Api, { products, suggestions, upcoming }: Queries): void {
  api.answer('product', { params, data: ProductDetail }, async ({ params, language, caller, now, life }) => {
    const [row, untilFlash, untilVoucher] = await Promise.all([
      products.detail(params.id, language, caller?.kind === 'user' ? caller.id : null, now),
      upcoming.msUntilNext('flash-sales', now),
      upcoming.msUntilNext('vouchers', now),
    ]);
    const product = orNotFound(row);
    life.madeOf(`product-${params.id}`, 'catalogue', 'pages', 'flash-sales', 'vouchers');
    // rating of its store, and linked products
    life.madeOf(`store-${product.store.id}`);
    if (product.sub_category) life.madeOf(`sub-category-${product.sub_category.id}`);
    if (product.related_of_category) life.madeOf(`category-${product.category.id}`);
    const alternatives = product.alternatives ?? [];
    // an alternative may sell out, too
    life.madeOf(...alternatives.map(({ id }) => `product-${id}`));
    for (const ms of [untilFlash, untilVoucher, msOfTiles([product, ...alternatives])]) life.endAfter(ms);
    const data = {
      ...product,
      description: safeHtml(product.description, PRODUCT_HEADING),
      overview: product.overview && safeHtml(product.overview, PRODUCT_HEADING),
      server_time: now.toISOString(),
      time_zone: 'UTC',
    };
    return product.in_stock ? data : new Answer(data, { key: 'cart.outOfStock' });
  });

  // old links and open pages still request products that the shop no longer sells
  api.answer('alternatives', { params, data: Alternatives }, async ({ params, language, now, life }) => {
    life.madeOf('products', 'catalogue', 'flash-sales');
    const [tiles, untilFlash] = await Promise.all([
      products.alternativesTo(params.id, language, now),
      upcoming.msUntilNext('flash-sales', now),
    ]);
    const alternatives = orNotFound(tiles);
    for (const ms of [untilFlash, msOfTiles(alternatives)]) life.endAfter(ms);
    return { alternatives, server_time: now.toISOString() };
  });

  api.answer(
    'suggestedProducts',
    { params, query: z.object({ page: PageNumber }), data: SuggestedProducts },
    async ({ params, query, language, now, life }) => {
      life.madeOf('products', 'catalogue', 'flash-sales');
      const path = `${API_BASE}suggested-products/${params.id}`;
      const [suggested, untilFlash] = await Promise.all([
        suggestions.suggest({ id: params.id, page: query.page, language, now, path }),
        upcoming.msUntilNext('flash-sales', now),
      ]);
      life.endAfter(untilFlash);
      life.endAfter(msOfTiles([...suggested.suggestion_1.data, ...suggested.suggestion_2.data]));
      return suggested;
    },
  );
}
