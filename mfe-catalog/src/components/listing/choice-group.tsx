import type { FilterChoice } from 'shared-kernel/contract/listing';
import { ChoiceList } from './choice-list';
import { FilterGroup } from './filter-group';

interface ChoiceGroupProps {
  title: string;
  /** of the address's parameter */
  name: string;
  offered: readonly FilterChoice[];
  chosen: readonly number[];
}

/** A group of check boxes. What is chosen but not offered (an old link, a word of another list) stays chosen. */
export function ChoiceGroup({ title, name, offered, chosen }: ChoiceGroupProps) {
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
            choices={offered.map(({ id, title: label, count }) => ({
              value: String(id),
              label,
              name: label,
              checked: chosen.includes(id),
              count,
            }))}
          />
        </FilterGroup>
      )}
    </>
  );
}
