import { sql } from 'kysely';
import type { ComparedProduct } from 'shared-kernel/contract/compare';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { isPublic, joinFlash } from '../listings/tile';
import { withSpecifications } from '../specifications/specifications';
import { type ComparedRow, comparedProduct } from './compared-product';

/** The public ones of the products, in the order of the given ids. */
export async function readCompared(
  db: Database,
  ids: readonly number[],
  language: LanguageCode,
  now: Date,
): Promise<ComparedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ product: ComparedRow }>`
    select ${comparedProduct(language)} as product
    from unnest(${[...ids]}::int[]) with ordinality given (id, place) join products p on p.id = given.id
    ${joinFlash(now)} where ${isPublic} order by given.place`.execute(db);
  return rows.map(({ product }) => withSpecifications(language, product));
}
