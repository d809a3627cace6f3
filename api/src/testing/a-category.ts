import type { Database } from '../db/database';
import { eachText, nextNumber, type Texts } from './texts';

interface CategoryOptions {
  title?: Texts;
  slug?: string;
  status?: number;
}

/** A public category. */
export async function aCategory(db: Database, options: CategoryOptions = {}): Promise<{ id: number; slug: string }> {
  const number = nextNumber();
  const { title = `Category ${number}`, slug = `category-${number}`, status = 1 } = options;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('categories')
      .values({ slug, status, image: 'category.jpg' })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('category_texts')
      .values(eachText(title).map(([language, text]) => ({ category_id: row.id, language, title: text })))
      .execute();
    return row;
  });
}

/** A public sub-category of `category`, or of a new category if none is given. */
export async function aSubCategory(
  db: Database,
  options: CategoryOptions & { category?: number; featured?: number } = {},
): Promise<{ id: number; slug: string; category_id: number }> {
  const number = nextNumber();
  const { title = `Sub-category ${number}`, slug = `sub-category-${number}`, status = 1, featured = 2 } = options;
  const category_id = options.category ?? (await aCategory(db)).id;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('sub_categories')
      .values({ slug, status, featured, category_id, image: 'sub-category.jpg' })
      .returning(['id', 'slug', 'category_id'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('sub_category_texts')
      .values(eachText(title).map(([language, text]) => ({ sub_category_id: row.id, language, title: text })))
      .execute();
    return row;
  });
}
