import { FILTER } from 'shared-kernel/contract/filters';
import { ChoiceGroup } from './choice-group';
import type { FilterChoices } from './listing-kind';

interface AttributeGroupsProps {
  offered: FilterChoices['attributes'];
  /** values of all attributes */
  chosen: readonly number[];
}

/** One group for each attribute (size, colour, ...). They share one parameter, because a value belongs to one attribute only (S086). */
export function AttributeGroups({ offered, chosen }: AttributeGroupsProps) {
  const known = new Set(offered.flatMap(({ values }) => values.map(({ id }) => id)));
  return (
    <>
      <ChoiceGroup title="" name={FILTER.values} offered={[]} chosen={chosen.filter((id) => !known.has(id))} />
      {offered.map(({ id, title, values }) => (
        <ChoiceGroup
          key={id}
          title={title}
          name={FILTER.values}
          offered={values}
          chosen={chosen.filter((value) => values.some((one) => one.id === value))}
        />
      ))}
    </>
  );
}
