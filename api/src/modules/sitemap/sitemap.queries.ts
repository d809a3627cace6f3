import { sql } from 'kysely';
import {
  SITEMAP_KINDS,
  SITEMAP_PART_SIZE,
  type SitemapKind,
  type SitemapOverview,
  type SitemapPart,
} from 'shared-kernel/contract/sitemap';
import type { Database } from '../../db/database';
import { type PageRow, SITEMAP_PAGES } from './sitemap-pages';

interface Counted {
  kind: SitemapKind;
  total: number;
  last_id: number;
  updated_at: Date | null;
}

export function createSitemapQueries(db: Database) {
  return {
    /** All kinds with their numbers of parts, in one round trip. */
    async overview(now: Date): Promise<SitemapOverview> {
      const counts = SITEMAP_KINDS.map(
        (kind, place) => sql`
          select ${place}::int as place, ${kind}::text as kind, count(*) as total, coalesce(max(s.id), 0) as last_id,
            max(s.updated_at) as updated_at
          from (${SITEMAP_PAGES[kind].rows(now)}) s`,
      );
      const { rows } = await sql<Counted>`${sql.join(counts, sql` union all `)} order by place`.execute(db);
      return {
        kinds: rows.map(({ kind, total, last_id, updated_at }) => ({
          kind,
          total,
          parts: Math.ceil(last_id / SITEMAP_PART_SIZE),
          updated_at: updated_at?.toISOString() ?? null,
        })),
        part_size: SITEMAP_PART_SIZE,
      };
    },

    /**
     * The pages of a kind whose ids lie in the part's range: reading part 20 costs as much as reading the first.
     *
     * @param part from 1
     */
    async part(kind: SitemapKind, part: number, now: Date): Promise<SitemapPart['entries']> {
      const { rows: pages, path } = SITEMAP_PAGES[kind];
      const before = (part - 1) * SITEMAP_PART_SIZE;
      const { rows } = await sql<PageRow>`
        select * from (${pages(now)}) s where s.id > ${before} and s.id <= ${before + SITEMAP_PART_SIZE} order by s.id`.execute(
        db,
      );
      return rows.map((row) => ({
        path: path(row),
        updated_at: row.updated_at?.toISOString() ?? null,
        ...(row.image && { image: row.image }),
      }));
    },
  };
}
export type SitemapQueries = ReturnType<typeof createSitemapQueries>;
