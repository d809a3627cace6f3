import { API_BASE } from 'shared-kernel/contract/call';
import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import { FlashSaleListing, FlashSales } from 'shared-kernel/contract/site';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { IdParam, orNotFound } from '../../http/parameters';
import { ListingQuery } from '../listings/listing-query';
import type { ListingQueries } from '../listings/listings.queries';
import type { FlashSaleQueries } from './flash-sales.queries';

interface Queries {
  flashSales: FlashSaleQueries;
  listings: ListingQueries;
}

export function flashSaleRoutes(api: Api, { flashSales, listings }: Queries): void {
  api.answer('flashSales', { data: FlashSales }, async ({ language, now }) => ({
    flash_sales: await flashSales.runningAndComing(language, now),
    server_time: now.toISOString(),
  }));

  api.answer(
    'flashSale',
    { params: z.object({ id: IdParam }), query: ListingQuery, data: FlashSaleListing },
    async ({ params, query, language, now }) => {
      const flash_sale = orNotFound(await flashSales.byId(params.id, language, now));
      const path = `${API_BASE}flash-sale/${params.id}`;
      const scope = { flashSaleId: params.id };
      const read = await listings.read({ scope, query, language, now, path, pageSize: ACCOUNT_PAGE_SIZE });
      return { flash_sale, ...read, server_time: now.toISOString() };
    },
  );
}
