import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { CategoryPage } from 'shared-kernel/contract/listing';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { PageNumber } from '../../http/paging';
import type { CategoryQueries } from './categories.queries';

export function categoryRoutes(api: Api, categories: CategoryQueries): void {
  api.answer(
    'categories',
    { query: z.object({ page: PageNumber }), data: CategoryPage },
    ({ query, language, life }) => {
      life.madeOf('catalogue');
      return categories.page(query.page, language, `${API_BASE}${CALLS.categories.path}`);
    },
  );
}
