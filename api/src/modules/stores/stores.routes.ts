import { API_BASE } from 'shared-kernel/contract/call';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { StoreDirectory, StoreListing } from 'shared-kernel/contract/listing';
import { z } from 'zod';
import type { AnswerLife } from '../../http/answer-life';
import type { Api } from '../../http/api';
import { orNotFound, SlugParam } from '../../http/parameters';
import { ListingQuery } from '../listings/listing-query';
import type { ListingQueries } from '../listings/listings.queries';
import type { StoreQueries } from './stores.queries';

interface Queries {
  stores: StoreQueries;
  listings: ListingQueries;
}

/** `store/{slug}`, `store?slug=` (D47) and the directory `store` (D26). */
export function storeRoutes(api: Api, { stores, listings }: Queries): void {
  const listing = async (
    slug: string,
    query: ListingQuery,
    language: LanguageCode,
    userId: number | null,
    now: Date,
    life: AnswerLife,
  ) => {
    const store = orNotFound(await stores.bySlug(slug, language, userId));
    const path = `${API_BASE}store/${slug}`;
    // the response contains the number of followers
    life.madeOf(`store-${store.store.id}`);
    const read = await listings.read({ scope: { storeId: store.store.id }, query, language, now, life, path });
    return { ...store, ...read, server_time: now.toISOString() };
  };

  api.answer(
    'store',
    { params: z.object({ slug: SlugParam }), query: ListingQuery, data: StoreListing },
    ({ params, query, language, caller, now, life }) =>
      listing(params.slug, query, language, caller?.kind === 'user' ? caller.id : null, now, life),
  );

  api.answer(
    'stores',
    { query: ListingQuery.extend({ slug: SlugParam.optional() }), data: z.union([StoreListing, StoreDirectory]) },
    ({ query: { slug, ...query }, language, now, life }) => {
      if (slug) return listing(slug, query, language, null, now, life);
      life.madeOf('products', 'catalogue');
      return stores.page({ q: query.q, page: query.page, language, now, life, path: `${API_BASE}store` });
    },
  );
}
