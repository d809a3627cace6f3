import { API_BASE } from 'shared-kernel/contract/call';
import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import { FlashSaleListing, FlashSales } from 'shared-kernel/contract/site';
import { z } from 'zod';
import { msOfTiles, type UpcomingMoments } from '../../changes/upcoming-moments';
import type { Api } from '../../http/api';
import { IdParam, orNotFound } from '../../http/parameters';
import { ListingQuery } from '../listings/listing-query';
import type { ListingQueries } from '../listings/listings.queries';
import type { FlashSaleQueries } from './flash-sales.queries';

interface Queries {
  flashSales: FlashSaleQueries;
  listings: ListingQueries;
  upcoming: UpcomingMoments;
}

export function flashSaleRoutes(api: Api, { flashSales, listings, upcoming }: Queries): void {
  api.answer('flashSales', { data: FlashSales }, async ({ language, now, life }) => {
    const [flash_sales, untilFlash] = await Promise.all([
      flashSales.runningAndComing(language, now),
      upcoming.msUntilNext('flash-sales', now),
    ]);
    life.madeOf('products', 'catalogue', 'flash-sales');
    life.endAfter(untilFlash);
    life.endAfter(msOfTiles(flash_sales));
    return { flash_sales, server_time: now.toISOString() };
  });

  api.answer(
    'flashSale',
    { params: z.object({ id: IdParam }), query: ListingQuery, data: FlashSaleListing },
    async ({ params, query, language, now, life }) => {
      const flash_sale = orNotFound(await flashSales.byId(params.id, language, now));
      const path = `${API_BASE}flash-sale/${params.id}`;
      const scope = { flashSaleId: params.id };
      life.endAfter(msOfTiles([flash_sale]));
      const read = await listings.read({ scope, query, language, now, life, path, pageSize: ACCOUNT_PAGE_SIZE });
      return { flash_sale, ...read, server_time: now.toISOString() };
    },
  );
}
