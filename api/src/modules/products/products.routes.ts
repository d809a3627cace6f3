import { API_BASE } from 'shared-kernel/contract/call';
import { ProductDetail, SuggestedProducts } from 'shared-kernel/contract/product';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { PageNumber } from '../../http/paging';
import { IdParam, orNotFound } from '../../http/parameters';
import { safeHtml } from '../../http/safe-html';
import type { ProductQueries } from './products.queries';
import type { SuggestionQueries } from './suggestion.queries';

const params = z.object({ id: IdParam });
/** Overview and description each stand below a heading of the page's second level. */
const PRODUCT_HEADING = 2;

export function productRoutes(
  api: Api,
  { products, suggestions }: { products: ProductQueries; suggestions: SuggestionQueries },
): void {
  api.answer('product', { params, data: ProductDetail }, async ({ params, language, caller, now }) => {
    const product = orNotFound(
      await products.detail(params.id, language, caller?.kind === 'user' ? caller.id : null, now),
    );
    const data = {
      ...product,
      description: safeHtml(product.description, PRODUCT_HEADING),
      overview: product.overview && safeHtml(product.overview, PRODUCT_HEADING),
      server_time: now.toISOString(),
      time_zone: 'UTC',
    };
    return product.in_stock ? data : new Answer(data, { key: 'cart.outOfStock' });
  });

  api.answer(
    'suggestedProducts',
    { params, query: z.object({ page: PageNumber }), data: SuggestedProducts },
    ({ params, query, language, now }) =>
      suggestions.suggest({
        id: params.id,
        page: query.page,
        language,
        now,
        path: `${API_BASE}suggested-products/${params.id}`,
      }),
  );
}
