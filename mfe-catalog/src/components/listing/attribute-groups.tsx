import { FILTER } from 'shared-kernel/contract/filters';
import { ChoiceGroup } from './choice-group';
import type { FilterChoices } from './listing-kind';

interface AttributeGroupsProps {
  offered: FilterChoices['attributes'];
  /** values of all attributes */
  chosen: readonly number[];
}

/** Size, colour and whatever else variants differ in, a group each: they share one parameter, because a value is of one attribute (S086). */
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
