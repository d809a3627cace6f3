import { SearchSuggestions } from 'shared-kernel/contract/listing';
import { z } from 'zod';
import { msOfTiles, type UpcomingMoments } from '../../changes/upcoming-moments';
import type { Api } from '../../http/api';
import { SearchText } from '../listings/listing-query';
import { NOTHING, type SearchQueries } from './search.queries';

export function searchRoutes(api: Api, search: SearchQueries, upcoming: UpcomingMoments): void {
  api.answer(
    'search',
    { query: z.object({ q: SearchText }), data: SearchSuggestions },
    async ({ query, language, now, life }) => {
      const [found, untilFlash] = await Promise.all([
        query.q === undefined ? NOTHING : search.suggest(query.q, language, now),
        upcoming.msUntilNext('flash-sales', now),
      ]);
      life.madeOf('products', 'catalogue', 'flash-sales');
      life.endAfter(untilFlash);
      life.endAfter(msOfTiles(found.product));
      return { ...found, server_time: now.toISOString() };
    },
  );
}
