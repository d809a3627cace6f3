import { memo } from 'react';
import type { AttributeChoices, FilterChoice } from 'shared-kernel/contract/listing';
import { Swatch } from '../swatch';
import { ChoiceList } from './choice-list';
import { FilterGroup } from './filter-group';

interface ChoiceGroupProps {
  title: string;
  /** name of the URL parameter */
  name: string;
  /** colours have a swatch beside their names */
  offered: readonly (FilterChoice | AttributeChoices['values'][number])[];
  chosen: readonly number[];
}

/** A group of check boxes. A chosen value that is not offered (an old link, a value of another list) stays chosen. */
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

/** Filters are parsed again from each URL, so ids are compared by value. */
function isSame(before: ChoiceGroupProps, now: ChoiceGroupProps): boolean {
  return (
    before.title === now.title &&
    before.name === now.name &&
    before.offered === now.offered &&
    before.chosen.join() === now.chosen.join()
  );
}
