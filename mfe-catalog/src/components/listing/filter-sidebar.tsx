import { type FormEvent, memo, useLayoutEffect, useRef } from 'react';
import { FILTER } from 'shared-kernel/contract/filters';
import { KeptMarkup } from 'shared-kernel/platform/kept-markup';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import { IconButton } from 'shared-kernel/ui/button';
import { CloseIcon } from 'shared-kernel/ui/icons';
import { AttributeGroups } from './attribute-groups';
import { ChoiceGroup } from './choice-group';
import { FilterGroup } from './filter-group';
import * as styles from './filter-sidebar.styles';
import { KeptFilters } from './kept-filters';
import { type ListState, progressOf } from './list-state';
import type { FilterChoices, FilterGroup as GroupName, IdFilter, ListingFrame, ListingKind } from './listing-kind';
import { PriceFilter } from './price-filter';
import { RatingChoices } from './rating-choices';
import { StateChoices } from './state-choices';
import type { ApplyForm } from './use-filter-form';
import { useListingCount } from './use-listing-count';
import { useRequestedFilters } from './use-listing-filters';

// a tick in one group rerenders no other
const Prices = memo(PriceFilter);
const Ratings = memo(RatingChoices);
const States = memo(StateChoices);
const Attributes = memo(AttributeGroups);

/** Filters that each group sets; all others are sent as hidden fields. */
const SETS: Record<GroupName, readonly (keyof ListingFilters)[]> = {
  categories: ['categoryIds'],
  subCategories: ['subCategoryIds'],
  states: ['inStock', 'onOffer'],
  price: ['min', 'max'],
  attributes: ['values'],
  rating: ['rating'],
  brands: ['brand'],
  stores: ['store'],
  collections: ['collection'],
  shipping: ['shipping'],
};

export interface FilterSidebarProps {
  kind: ListingKind;
  frame: ListingFrame;
  choices: FilterChoices;
  formId: string;
  /** the listing without the shopper's filters */
  cleared: ListingFilters;
  state: ListState;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  apply: ApplyForm;
}

/**
 * The filters of a listing (S086): beside the list, on small screens in a drawer. The drawer is the browser's own popover,
 * so it opens before any script runs.
 */
export function FilterSidebar({ kind, frame, choices, formId, state, cleared, onSubmit, apply }: FilterSidebarProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const counted = useListingCount();
  const drawer = useRef<HTMLElement>(null);
  // back shows the list, not the drawer that was open when the page was left
  useLayoutEffect(() => {
    const { current } = drawer;
    return () => current?.hidePopover?.();
  }, []);
  // the filters as the form shows them
  const draft = useRequestedFilters();
  // the list that the drawer's button leads to; null while it is loading
  const { list } = progressOf(state, draft);
  const shows = (name: GroupName) => kind.groups.includes(name) && (name !== 'states' || choices.states !== null);
  const group = (
    name: 'categories' | 'subCategories' | 'brands' | 'stores' | 'collections' | 'shipping',
    filter: IdFilter,
    title: string,
  ) =>
    shows(name) && (
      <KeptMarkup by={() => ['filter', formId, name, title, choices[name], draft[filter]]}>
        <ChoiceGroup title={title} name={FILTER[filter]} offered={choices[name]} chosen={draft[filter]} />
      </KeptMarkup>
    );
  const offered = [
    ...kind.groups.filter(shows).flatMap((name) => SETS[name]),
    ...(kind.sortable ? (['sort'] as const) : []),
  ];
  return (
    <aside css={styles.sidebar} id={drawerId(formId)} popover="auto" aria-label={t('listing.filters')} ref={drawer}>
      <div css={styles.heading}>
        <h2 css={styles.title}>{t('listing.filters')}</h2>
        <IconButton label={t('listing.close')} popoverTarget={drawerId(formId)} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      <form
        css={styles.form}
        id={formId}
        method="get"
        action={href(frame.path)}
        onSubmit={onSubmit}
        onChange={({ target, currentTarget }) => {
          // prices are applied when their editing is finished; elements without a name are not sent
          const isTyping = target instanceof HTMLInputElement && (target.type === 'text' || !target.name);
          if (!isTyping) apply(currentTarget);
        }}
      >
        <KeptFilters filters={draft} offered={offered} />
        {group('categories', 'categoryIds', t('listing.category'))}
        {group('subCategories', 'subCategoryIds', t(shows('categories') ? 'listing.subCategory' : 'listing.category'))}
        {choices.states && shows('states') && (
          <KeptMarkup by={() => ['states', formId, draft.inStock, draft.onOffer, choices.states]}>
            <States inStock={draft.inStock} onOffer={draft.onOffer} counts={choices.states} />
          </KeptMarkup>
        )}
        {shows('price') && (
          <FilterGroup title={t('listing.price')}>
            <Prices min={draft.min} max={draft.max} range={choices.prices} apply={apply} />
          </FilterGroup>
        )}
        {shows('attributes') && (
          <KeptMarkup by={() => ['attributes', formId, choices.attributes, draft.values]}>
            <Attributes offered={choices.attributes} chosen={draft.values} />
          </KeptMarkup>
        )}
        {shows('rating') && (
          <FilterGroup title={t('listing.rating')}>
            <KeptMarkup by={() => ['ratings', formId, draft.rating, choices.ratings]}>
              <Ratings chosen={draft.rating} counts={choices.ratings} />
            </KeptMarkup>
          </FilterGroup>
        )}
        {group('brands', 'brand', t('listing.brands'))}
        {group('stores', 'store', t('listing.stores'))}
        {group('collections', 'collection', t('listing.collections'))}
        {group('shipping', 'shipping', t('listing.shipping'))}
        <div css={styles.actions}>
          <a css={styles.clear} href={href(frame.path) + listingQuery(cleared)}>
            {t('listing.clear')}
          </a>
          <button css={styles.submit} type="submit">
            {/* without JavaScript nothing counts the results of the ticked filters */}
            <span css={styles.withScript}>
              {list
                ? t('listing.showCount', { count: list.total, number: counted.number(list) })
                : t('listing.counting')}
            </span>
            <span css={styles.withoutScript}>{t('listing.apply')}</span>
          </button>
        </div>
      </form>
    </aside>
  );
}

/** Id of the drawer, for the button that opens it. */
export const drawerId = (formId: string) => `${formId}-drawer`;
