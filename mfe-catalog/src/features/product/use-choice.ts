import { useEffect, useState } from 'react';
import type { Inventory, ProductDetail } from 'shared-kernel/contract/product';
import { type Choice, choiceOf, chooseValue, findVariant, firstChoice } from 'shared-kernel/rules/variants';
import { readVariant, writeVariant } from './variant-address';

/** A choice that was taken back, by name: `values` could not stay beside `chosen`. */
export interface Released {
  chosen: string;
  values: readonly string[];
}

export interface ChoiceState {
  choice: Choice;
  choose(attributeId: number, valueId: number): void;
  /** what the last step took back; null when nothing */
  released: Released | null;
  /** what the choice names; null while something is open */
  variant: Inventory | null;
}

/** The shopper's choice (S113). A complete choice is in the URL, to be shared, and is restored from it. */
export function useChoice({ attribute: attributes, inventory }: ProductDetail): ChoiceState {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(attributes, inventory));
  const [released, setReleased] = useState<Released | null>(null);
  // a cached page ignores the variant of the URL, so it is applied after hydration
  useEffect(() => {
    const shared = inventory.find(({ id }) => id === readVariant());
    const named = shared && choiceOf(attributes, shared);
    if (named) setChoice(named);
    // the first look only: later, the choice writes the address
  }, []);
  const title = (attributeId: number, valueId: number | undefined) =>
    attributes.find(({ id }) => id === attributeId)?.values.find((value) => value.attribute_value_id === valueId)
      ?.title ?? '';

  return {
    choice,
    choose(attributeId, valueId) {
      const step = chooseValue(attributes, inventory, choice, attributeId, valueId);
      setChoice(step.choice);
      setReleased(
        step.released.length
          ? { chosen: title(attributeId, valueId), values: step.released.map((id) => title(id, choice[id])) }
          : null,
      );
      writeVariant(findVariant(attributes, inventory, step.choice)?.id ?? null);
    },
    released,
    variant: findVariant(attributes, inventory, choice),
  };
}
