import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FILTER } from 'shared-kernel/contract/filters';
import type { FilterChoice } from 'shared-kernel/contract/listing';
import { useHref } from 'shared-kernel/remote/page-context';
import { type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import { ChoiceList } from './choice-list';
import { FilterGroup } from './filter-group';
import * as styles from './filter-sidebar.styles';
import { KeptFilters } from './kept-filters';
import type { FilterGroup as GroupName, ListingFrame, ListingKind } from './listing-kind';
import { Neighbours } from './neighbours';
import { PriceFields } from './price-fields';
import { RatingChoices } from './rating-choices';

/** Filters that each group sets; all others travel along as hidden fields. */
const SETS: Record<GroupName, readonly (keyof ListingFilters)[]> = {
  categories: ['categoryIds'],
  price: ['min', 'max'],
  rating: ['rating'],
  brands: ['brand'],
  collections: ['collection'],
  shipping: ['shipping'],
};

export interface FilterSidebarProps {
  kind: ListingKind;
  frame: ListingFrame;
  formId: string;
  /** filters as the form shows them */
  draft: ListingFilters;
  /** the listing without the shopper's filters */
  cleared: ListingFilters;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  apply(form: HTMLFormElement | null): void;
}

/**
 * The filters of a listing (S086): beside the list, on small screens in a drawer. The drawer is the browser's own popover,
 * so it opens before any script runs.
 */
export function FilterSidebar({ kind, frame, formId, draft, cleared, onSubmit, apply }: FilterSidebarProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const { choices } = frame;
  const shows = (name: GroupName) => kind.groups.includes(name);
  const boxes = (name: 'categoryIds' | 'brand' | 'collection' | 'shipping', offered: readonly FilterChoice[]) =>
    offered.map(({ id, title, count }) => ({
      value: String(id),
      label: title,
      checked: draft[name].includes(id),
      count,
    }));
  const offered = [...kind.groups.flatMap((name) => SETS[name]), ...(kind.sortable ? (['sort'] as const) : [])];
  return (
    <aside css={styles.sidebar} id={drawerId(formId)} popover="auto" aria-label={t('listing.filters')}>
      <div css={styles.heading}>
        <h2 css={styles.title}>{t('listing.filters')}</h2>
        <button
          css={styles.close}
          type="button"
          popoverTarget={drawerId(formId)}
          popoverTargetAction="hide"
          aria-label={t('listing.close')}
        >
          ×
        </button>
      </div>
      <Neighbours links={frame.neighbours} title={t('listing.category')} />
      <form
        id={formId}
        method="get"
        action={href(frame.path)}
        onSubmit={onSubmit}
        onChange={(event) => {
          // typed prices wait until the field is left or Enter is pressed
          if (!(event.target instanceof HTMLInputElement && event.target.type === 'number')) apply(event.currentTarget);
        }}
      >
        <KeptFilters filters={draft} offered={offered} />
        {shows('categories') && choices.categories.length > 0 && (
          <FilterGroup title={t('listing.category')}>
            <ChoiceList type="checkbox" name={FILTER.categoryIds} choices={boxes('categoryIds', choices.categories)} />
          </FilterGroup>
        )}
        {shows('price') && (
          <FilterGroup title={t('listing.price')}>
            <PriceFields min={draft.min} max={draft.max} onLeave={(form) => apply(form)} />
          </FilterGroup>
        )}
        {shows('rating') && (
          <FilterGroup title={t('listing.rating')}>
            <RatingChoices chosen={draft.rating} />
          </FilterGroup>
        )}
        {shows('brands') && choices.brands.length > 0 && (
          <FilterGroup title={t('listing.brands')}>
            <ChoiceList type="checkbox" name={FILTER.brand} choices={boxes('brand', choices.brands)} />
          </FilterGroup>
        )}
        {shows('collections') && choices.collections.length > 0 && (
          <FilterGroup title={t('listing.collections')}>
            <ChoiceList type="checkbox" name={FILTER.collection} choices={boxes('collection', choices.collections)} />
          </FilterGroup>
        )}
        {shows('shipping') && choices.shipping.length > 0 && (
          <FilterGroup title={t('listing.shipping')}>
            <ChoiceList type="checkbox" name={FILTER.shipping} choices={boxes('shipping', choices.shipping)} />
          </FilterGroup>
        )}
        <div css={styles.actions}>
          <a css={styles.clear} href={href(frame.path) + listingQuery(cleared)}>
            {t('listing.clear')}
          </a>
          <button css={styles.submit} type="submit">
            {t('listing.apply')}
          </button>
        </div>
      </form>
    </aside>
  );
}

/** Id of the drawer, for the button that opens it. */
export const drawerId = (formId: string) => `${formId}-drawer`;
