import { SitemapKind, SitemapOverview, SitemapPart } from 'shared-kernel/contract/sitemap';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { PageNumber } from '../../http/paging';
import type { SitemapQueries } from './sitemap.queries';

/** The data from which the shell generates `/sitemap.xml`; an unknown kind is 404. */
export function sitemapRoutes(api: Api, sitemap: SitemapQueries): void {
  api.answer('sitemap', { data: SitemapOverview }, ({ now }) => sitemap.overview(now));

  api.answer(
    'sitemapPart',
    { params: z.object({ kind: SitemapKind }), query: z.object({ part: PageNumber }), data: SitemapPart },
    async ({ params, query, now }) => ({ entries: await sitemap.part(params.kind, query.part, now) }),
  );
}
