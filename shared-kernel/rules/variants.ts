/** The part of a product's attributes that a choice needs (contract `Attribute`). */
export interface ChoiceAttribute {
  id: number;
  values: readonly { attribute_value_id: number }[];
}
/** The part of a variant that a choice needs (contract `Inventory`). */
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
 * The chosen variant; null while an attribute is not chosen or when this combination does not exist. A product without attributes
 * has exactly one variant.
 */
export function findVariant<V extends ChoiceVariant>(
  attributes: readonly ChoiceAttribute[],
  variants: readonly V[],
  choice: Choice,
): V | null {
  if (missingAttributes(attributes, choice).length) return null;
  const valueIds = attributes.map((attribute) => choice[attribute.id]);
  return (
    variants.find(
      (variant) =>
        variant.inventory_attributes.length === valueIds.length &&
        valueIds.every((value) => value && has(variant, value)),
    ) ?? null
  );
}

/** The state of a value, given the other chosen attributes (S113, S114): a shopper who wants red sees the sizes available in red. */
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

/** A choice after a click, and the attributes that it reset. */
export interface Step {
  choice: Choice;
  /** ids of attributes whose value is incompatible with the new one */
  released: readonly number[];
}

/**
 * The next choice after a value is picked (S113): the newest value takes precedence. Of the values chosen before, in the product's
 * order, each is kept if some variant combines it with the new one and those already kept; the others are reset. So the chosen
 * values always belong to an existing variant, in stock or not. A value that no variant has changes nothing.
 */
export function chooseValue(
  attributes: readonly ChoiceAttribute[],
  variants: readonly ChoiceVariant[],
  choice: Choice,
  attributeId: number,
  valueId: number,
): Step {
  let fitting = variants.filter((variant) => has(variant, valueId));
  if (!fitting.length || !attributes.some(({ id }) => id === attributeId)) return { choice, released: [] };
  const next: Record<number, number> = { [attributeId]: valueId };
  const released: number[] = [];
  for (const { id } of attributes) {
    const value = choice[id];
    if (id === attributeId || value === undefined) continue;
    const both = fitting.filter((variant) => has(variant, value));
    if (both.length) {
      fitting = both;
      next[id] = value;
    } else released.push(id);
  }
  return { choice: next, released };
}

/** The initial choice: attributes with just one value are preselected. */
export function firstChoice(attributes: readonly ChoiceAttribute[], variants: readonly ChoiceVariant[]): Choice {
  const single = attributes.filter(({ values }) => values.length === 1);
  return single.reduce<Choice>((choice, { id, values: [value] }) => {
    const step = value && chooseValue(attributes, variants, choice, id, value.attribute_value_id);
    return step && !step.released.length ? step.choice : choice;
  }, {});
}

/**
 * The choice that leads to a variant, e.g. the one in a shared link.
 * @returns null when the variant does not have exactly one value of each attribute: no choice leads to it
 */
export function choiceOf(attributes: readonly ChoiceAttribute[], variant: ChoiceVariant): Choice | null {
  if (variant.inventory_attributes.length !== attributes.length) return null;
  const pairs = attributes.map(({ id, values }) => {
    const value = values.find(({ attribute_value_id }) => has(variant, attribute_value_id));
    return value && ([id, value.attribute_value_id] as const);
  });
  return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : null;
}

function has(variant: ChoiceVariant, valueId: number): boolean {
  return variant.inventory_attributes.some((a) => a.attribute_value_id === valueId);
}
