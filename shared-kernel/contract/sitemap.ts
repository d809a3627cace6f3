import { z } from 'zod';
import { Count, Moment, Positive } from './envelope';

/** What the shop has pages of, one after the other in `/sitemap.xml`. The sitemap calls are our addition to the family's. */
export const SITEMAP_KINDS = [
  'products',
  'categories',
  'sub-categories',
  'brands',
  'collections',
  'stores',
  'pages',
  'flash-sales',
] as const;
export const SitemapKind = z.enum(SITEMAP_KINDS);
export type SitemapKind = z.infer<typeof SitemapKind>;

/** Entries that a part holds at most; parts are ranges of ids, so they may hold fewer. */
export const SITEMAP_PART_SIZE = 5000;

/** Answer of `sitemap`: every kind with the number of its public pages; `parts` are numbered from 1, 0 when there is no page. */
export const SitemapOverview = z.object({
  kinds: z.array(
    z.object({
      kind: SitemapKind,
      total: Count,
      parts: Count,
      /** the latest change; null when nothing is known to have changed */
      updated_at: Moment.nullable(),
    }),
  ),
  part_size: Positive,
});
export type SitemapOverview = z.infer<typeof SitemapOverview>;

/** Answer of `sitemap/{kind}?part=n`; no entries past the last part. */
export const SitemapPart = z.object({
  entries: z.array(
    z.object({
      /** path and query of the page without language prefix, made by `rules/links` */
      path: z.string(),
      updated_at: Moment.nullable(),
      /** bare file name of the page's picture */
      image: z.string().optional(),
    }),
  ),
});
export type SitemapPart = z.infer<typeof SitemapPart>;
