import { memo } from 'react';
import type { AttributeChoices, FilterChoice } from 'shared-kernel/contract/listing';
import { Swatch } from '../swatch';
import { ChoiceList } from './choice-list';
import { FilterGroup } from './filter-group';

interface ChoiceGroupProps {
  title: string;
  /** of the address's parameter */
  name: string;
  /** colours stand beside their names */
  offered: readonly (FilterChoice | AttributeChoices['values'][number])[];
  chosen: readonly number[];
}

/** A group of check boxes. What is chosen but not offered (an old link, a word of another list) stays chosen. */
export const ChoiceGroup = memo(function ChoiceGroup({ title, name, offered, chosen }: ChoiceGroupProps) {
  const strangers = chosen.filter((id) => !offered.some((choice) => choice.id === id));
  return (
    <>
      {strangers.map((id) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
      {offered.length > 0 && (
        <FilterGroup title={title}>
          <ChoiceList
            type="checkbox"
            name={name}
            title={title}
            choices={offered.map((choice) => ({
              value: String(choice.id),
              label: choice.title,
              mark: 'colour' in choice && choice.colour && <Swatch colour={choice.colour} />,
              name: choice.title,
              checked: chosen.includes(choice.id),
              count: choice.count,
            }))}
          />
        </FilterGroup>
      )}
    </>
  );
}, isSame);

/** Filters are read anew from each address: equal ids are no change. */
function isSame(before: ChoiceGroupProps, now: ChoiceGroupProps): boolean {
  return (
    before.title === now.title &&
    before.name === now.name &&
    before.offered === now.offered &&
    before.chosen.join() === now.chosen.join()
  );
}
