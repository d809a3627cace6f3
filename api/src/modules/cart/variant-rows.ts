import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** One attribute value of a variant, with its titles. */
export interface VariantRow {
  inventory_id: number;
  attribute_value_id: number;
  value_title: string;
  attribute_id: number;
  attribute_title: string;
}

/** The attribute values of variants in a language, in the order of their attributes. */
export async function readVariants(
  db: Database,
  inventoryIds: readonly number[],
  language: string,
): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select chosen.inventory_id, chosen.attribute_value_id, coalesce(said.title, english.title) as value_title,
      value.attribute_id, coalesce(attribute_said.title, attribute_english.title) as attribute_title
    from inventory_attributes chosen
    join attribute_values value on value.id = chosen.attribute_value_id
    join attributes attribute on attribute.id = value.attribute_id
    join attribute_value_texts english on english.attribute_value_id = value.id and english.language = 'en'
    left join attribute_value_texts said on said.attribute_value_id = value.id and said.language = ${language}
    join attribute_texts attribute_english
      on attribute_english.attribute_id = attribute.id and attribute_english.language = 'en'
    left join attribute_texts attribute_said
      on attribute_said.attribute_id = attribute.id and attribute_said.language = ${language}
    where chosen.inventory_id = any(${inventoryIds})
    order by attribute.position, attribute.id`.execute(db);
  return rows;
}
