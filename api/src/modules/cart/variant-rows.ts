import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';

/** One attribute value of a variant, with its titles. */
export interface VariantRow {
  inventory_id: number;
  attribute_value_id: number;
  value_title: string;
  attribute_id: number;
  attribute_title: string;
}

/** Attribute values of variants in a language, sorted by attribute. */
export async function readVariants(
  db: Database,
  inventoryIds: readonly number[],
  language: LanguageCode,
): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`${keptPlan}
    select chosen.inventory_id, chosen.attribute_value_id,
      ${text(language, 'attribute_value_texts', 'value.id')} as value_title,
      value.attribute_id, ${text(language, 'attribute_texts', 'attribute.id')} as attribute_title
    from inventory_attributes chosen
    join attribute_values value on value.id = chosen.attribute_value_id
    join attributes attribute on attribute.id = value.attribute_id
    where chosen.inventory_id = any(${inventoryIds})
    order by attribute.position, attribute.id`.execute(db);
  return rows;
}
