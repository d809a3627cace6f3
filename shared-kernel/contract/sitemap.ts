import { z } from 'zod';
import { Count, Moment, Positive } from './envelope';

/** Kinds of pages, in the order of `/sitemap.xml`. The sitemap calls are our addition to the family's. */
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

/** Maximum number of entries of a part; parts are ranges of ids, so they may have fewer. */
export const SITEMAP_PART_SIZE = 5000;

/** Response of `sitemap`: every kind with the number of its public pages; `parts` are numbered from 1, 0 without pages. */
export const SitemapOverview = z.object({
  kinds: z.array(
    z.object({
      kind: SitemapKind,
      total: Count,
      parts: Count,
      /** time of the latest change; null when none is known */
      updated_at: Moment.nullable(),
    }),
  ),
  part_size: Positive,
});
export type SitemapOverview = z.infer<typeof SitemapOverview>;

/** Response of `sitemap/{kind}?part=n`; no entries past the last part. */
export const SitemapPart = z.object({
  entries: z.array(
    z.object({
      /** path and query of the page without language prefix, built by `rules/links` */
      path: z.string(),
      updated_at: Moment.nullable(),
      /** bare file name of the page's picture */
      image: z.string().optional(),
    }),
  ),
});
export type SitemapPart = z.infer<typeof SitemapPart>;
