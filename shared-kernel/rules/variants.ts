/** The part of a product's attributes that a choice is made of (contract `Attribute`). */
export interface ChoiceAttribute {
  id: number;
  values: readonly { attribute_value_id: number }[];
}
/** The part of a variant that a choice settles (contract `Inventory`). */
export interface ChoiceVariant {
  quantity: number;
  inventory_attributes: readonly { attribute_value_id: number }[];
}
/** Chosen value id by attribute id; an attribute that is not chosen is absent. */
export type Choice = Readonly<Record<number, number>>;

/** `missing`: no variant combines this value with the other chosen ones. `sold-out`: there is one, without stock. */
export type ValueState = 'available' | 'sold-out' | 'missing';

/** Attributes that still have to be chosen (S113), in the product's order. */
export function missingAttributes<A extends ChoiceAttribute>(attributes: readonly A[], choice: Choice): A[] {
  return attributes.filter((attribute) => choice[attribute.id] === undefined);
}

/**
 * The variant that a choice names; null while an attribute is open or when nobody sells this combination. A product
 * without attributes has one variant, and it is that one.
 */
export function findVariant<V extends ChoiceVariant>(
  attributes: readonly ChoiceAttribute[],
  variants: readonly V[],
  choice: Choice,
): V | null {
  if (missingAttributes(attributes, choice).length) return null;
  const wanted = attributes.map((attribute) => choice[attribute.id]);
  return (
    variants.find(
      (variant) =>
        variant.inventory_attributes.length === wanted.length && wanted.every((value) => value && has(variant, value)),
    ) ?? null
  );
}

/**
 * How a value is to be shown, the other attributes being as chosen (S113, S114): a shopper who wants red sees which
 * sizes red has.
 */
export function valueState(
  attributes: readonly ChoiceAttribute[],
  variants: readonly ChoiceVariant[],
  choice: Choice,
  attributeId: number,
  valueId: number,
): ValueState {
  const others = attributes.filter((a) => a.id !== attributeId).map((a) => choice[a.id]);
  const fitting = variants.filter((v) => has(v, valueId) && others.every((id) => id === undefined || has(v, id)));
  if (!fitting.length) return 'missing';
  return fitting.some((v) => v.quantity > 0) ? 'available' : 'sold-out';
}

function has(variant: ChoiceVariant, valueId: number): boolean {
  return variant.inventory_attributes.some((a) => a.attribute_value_id === valueId);
}
