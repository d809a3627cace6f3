import { sql } from 'kysely';
import {
  SITEMAP_KINDS,
  SITEMAP_PART_SIZE,
  type SitemapKind,
  type SitemapOverview,
  type SitemapPart,
} from 'shared-kernel/contract/sitemap';
import type { Database } from '../../db/database';
import type { ColumnStore } from '../listings/cache-columns';
import { type PageRow, SITEMAP_PAGES } from './sitemap-pages';

interface Counted {
  kind: SitemapKind;
  total: number;
  last_id: number;
  updated_at: Date | null;
}

/** @param columns provide the number of products and the last change of each listing, as up to date as the counts of lists */
export function createSitemapQueries(db: Database, columns: ColumnStore) {
  return {
    /** All kinds with their number of parts, in one round trip. */
    async overview(now: Date): Promise<SitemapOverview> {
      const { columns: products } = await columns.read(now);
      const others = SITEMAP_KINDS.filter((kind) => kind !== 'products');
      const counts = others.map(
        (kind) => sql`
          select ${kind}::text as kind, count(*) as total, coalesce(max(s.id), 0) as last_id,
            max(s.updated_at) as updated_at
          from (${SITEMAP_PAGES[kind].rows(now, products)}) s`,
      );
      const { rows } = await sql<Counted>`${sql.join(counts, sql` union all `)}`.execute(db);
      const latest = products.changed.reduce((last, changed) => Math.max(last, changed), 0);
      const counted = new Map<SitemapKind, Omit<Counted, 'kind'>>(rows.map((row) => [row.kind, row]));
      counted.set('products', {
        total: products.size,
        last_id: products.ids.at(-1) ?? 0,
        updated_at: latest > 0 ? new Date(latest) : null,
      });
      return {
        kinds: SITEMAP_KINDS.map((kind) => {
          const { total = 0, last_id = 0, updated_at } = counted.get(kind) ?? {};
          return {
            kind,
            total,
            parts: Math.ceil(last_id / SITEMAP_PART_SIZE),
            updated_at: updated_at?.toISOString() ?? null,
          };
        }),
        part_size: SITEMAP_PART_SIZE,
      };
    },

    /**
     * The pages of a kind whose ids are in the part's range: reading part 20 costs as much as reading the first.
     *
     * @param part from 1
     */
    async part(kind: SitemapKind, part: number, now: Date): Promise<SitemapPart['entries']> {
      const { rows: pages, path } = SITEMAP_PAGES[kind];
      const { columns: products } = await columns.read(now);
      const before = (part - 1) * SITEMAP_PART_SIZE;
      const { rows } = await sql<PageRow>`
        select * from (${pages(now, products)}) s where s.id > ${before} and s.id <= ${before + SITEMAP_PART_SIZE} order by s.id`.execute(
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
