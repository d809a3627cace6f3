import { sql } from 'kysely';
import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { BrandPage } from 'shared-kernel/contract/listing';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import { pageObject, pageWindow } from '../../http/paging';

export function createBrandQueries(db: Database) {
  return {
    /** One page of the public brands, response of `brands`. */
    async page(number: number, language: LanguageCode, path: string) {
      const window = pageWindow(number, ACCOUNT_PAGE_SIZE);
      const [{ rows }, count] = await Promise.all([
        sql<BrandPage['data'][number]>`
          select b.id, ${text(language, 'brand_texts', 'b.id')} as title, b.slug, b.image
          from brands b where b.status = 1
          order by b.position, b.id limit ${window.limit} offset ${window.offset}`.execute(db),
        sql<{ total: number }>`select count(*) as total from brands where status = 1`.execute(db),
      ]);
      return pageObject(rows, count.rows[0]?.total ?? 0, window, path);
    },
  };
}
export type BrandQueries = ReturnType<typeof createBrandQueries>;
