import { type RawBuilder, sql } from 'kysely';

/**
 * The picture of a variant, the same as on the product page for this choice: the first that shows one of its values, in the order of
 * the product's attributes, otherwise the product's own (S109, S131).
 *
 * @param stock alias of its row of `inventory`, of an outer join too
 * @param product alias of its row of `products`
 */
export function variantPicture(stock: string, product: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select picture.image from product_images picture
    join inventory_attributes chosen on chosen.attribute_value_id = picture.attribute_value_id
    join attribute_values chosen_value on chosen_value.id = chosen.attribute_value_id
    join attributes chosen_attribute on chosen_attribute.id = chosen_value.attribute_id
    where chosen.inventory_id = ${sql.ref(`${stock}.id`)} and picture.product_id = ${sql.ref(`${product}.id`)}
    order by chosen_attribute.position, chosen_attribute.id, picture.position, picture.id limit 1
  ), ${sql.ref(`${product}.image`)})`;
}
