import { SearchSuggestions } from 'shared-kernel/contract/listing';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { SearchText } from '../listings/listing-query';
import { NOTHING, type SearchQueries } from './search.queries';

export function searchRoutes(api: Api, search: SearchQueries): void {
  api.answer(
    'search',
    { query: z.object({ q: SearchText }), data: SearchSuggestions },
    async ({ query, language, now }) => ({
      ...(query.q === undefined ? NOTHING : await search.suggest(query.q, language, now)),
      server_time: now.toISOString(),
    }),
  );
}
