import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { BrandPage } from 'shared-kernel/contract/listing';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { PageNumber } from '../../http/paging';
import type { BrandQueries } from './brands.queries';

export function brandRoutes(api: Api, brands: BrandQueries): void {
  api.answer('brands', { query: z.object({ page: PageNumber }), data: BrandPage }, ({ query, language, life }) => {
    life.madeOf('catalogue');
    return brands.page(query.page, language, `${API_BASE}${CALLS.brands.path}`);
  });
}
