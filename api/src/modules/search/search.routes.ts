import { SearchMade, SearchSuggestions } from 'shared-kernel/contract/listing';
import { z } from 'zod';
import { msOfTiles, type UpcomingMoments } from '../../changes/upcoming-moments';
import type { Api } from '../../http/api';
import { SearchText } from '../listings/listing-query';
import type { PopularSearches } from './popular-searches';
import { NOTHING, type SearchQueries } from './search.queries';

/** ms that popular searches are shown after others have become popular: nobody waits for newer ones. */
const POPULAR_MS = 10 * 60_000;
/** Searches counted per minute and address: nobody reads more results. */
const COUNTED = 30;

interface Queries {
  search: SearchQueries;
  popular: PopularSearches;
  upcoming: UpcomingMoments;
}

/** `search`: what the popup offers. `search/count`: called by the scripts of result pages, so machines without scripts are not counted. */
export function searchRoutes(api: Api, { search, popular, upcoming }: Queries): void {
  api.answer(
    'search',
    { query: z.object({ q: SearchText }), data: SearchSuggestions },
    async ({ query, language, now, life }) => {
      if (query.q === undefined) {
        life.madeOf('popular-searches');
        life.endAfter(POPULAR_MS);
        return { ...NOTHING, popular: await popular.list(language, now), server_time: now.toISOString() };
      }
      const [found, untilFlash] = await Promise.all([
        search.suggest(query.q, language, now),
        upcoming.msUntilNext('flash-sales', now),
      ]);
      life.madeOf('products', 'catalogue', 'flash-sales');
      life.endAfter(untilFlash);
      life.endAfter(msOfTiles(found.product));
      return { ...found, server_time: now.toISOString() };
    },
  );

  api.answer(
    'countSearch',
    { body: SearchMade, data: z.literal(true), limit: COUNTED },
    async ({ body, language, now, request }) => {
      await popular.count(body.q, language, request.ip, now);
      return true as const;
    },
  );
}
