import { FILTER } from 'shared-kernel/contract/filters';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ChoiceList } from './choice-list';
import { FilterGroup } from './filter-group';
import type { FilterChoices } from './listing-kind';

interface StateChoicesProps {
  inStock: boolean;
  onOffer: boolean;
  counts: NonNullable<FilterChoices['states']>;
}

/** Only in stock, only on offer: one check box each (S086). */
export function StateChoices({ inStock, onOffer, counts }: StateChoicesProps) {
  const { t } = useTranslation('catalog');
  const title = t('listing.only');
  const box = (name: string, label: string, checked: boolean, count: number) => (
    <ChoiceList
      type="checkbox"
      name={name}
      title={title}
      choices={[{ value: 'true', label, name: label, checked, count }]}
    />
  );
  return (
    <FilterGroup title={title}>
      {box(FILTER.inStock, t('listing.inStock'), inStock, counts.inStock)}
      {box(FILTER.onOffer, t('listing.onOffer'), onOffer, counts.onOffer)}
    </FilterGroup>
  );
}
