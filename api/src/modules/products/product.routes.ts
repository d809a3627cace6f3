import { API_BASE } from 'shared-kernel/contract/calls';
import { ProductDetail, SuggestedProducts } from 'shared-kernel/contract/product';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { PageNumber } from '../../http/paging';
import { found, IdParam } from '../../http/parameters';
import type { ProductQueries } from './product.queries';
import type { SuggestionQueries } from './suggestion.queries';

const params = z.object({ id: IdParam });

export function productRoutes(
  api: Api,
  { products, suggestions, clock }: { products: ProductQueries; suggestions: SuggestionQueries; clock: () => Date },
): void {
  api.answer('product', { params, data: ProductDetail }, async ({ params, language, caller }) => {
    const product = found(await products.detail(params.id, language, caller?.kind === 'user' ? caller.id : null));
    return { ...product, server_time: clock().toISOString(), time_zone: 'UTC' };
  });

  api.answer(
    'suggestedProducts',
    { params, query: z.object({ page: PageNumber }), data: SuggestedProducts },
    ({ params, query, language }) =>
      suggestions.suggest({
        id: params.id,
        page: query.page,
        language,
        path: `${API_BASE}suggested-products/${params.id}`,
      }),
  );
}
