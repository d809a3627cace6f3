import { FILTER, SORTS, type Sort } from 'shared-kernel/contract/filters';
import { z } from 'zod';
import { PageNumber } from '../../http/paging';
import { LARGEST_ID, readIds } from '../../http/parameters';

/** More than any sidebar offers; the rest of a longer list is ignored. */
const MOST_VALUES = 100;
/** Products that a call may name by their ids. */
const MOST_GIVEN = 24;
/** Longer search texts are cut. */
const LONGEST_QUERY = 100;

/** Parses a query parameter; invalid values are ignored (D17). */
const lenient = <T>(read: (value: string) => T | undefined) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? read(value) : undefined),
    z.custom<T | undefined>(() => true),
  );

const nonEmpty = <T>(list: T[]) => (list.length > 0 ? list : undefined);

/** Comma list of ids. */
const Ids = lenient((value) => nonEmpty(readIds(value, MOST_VALUES)));
/** Comma list of words. */
const Words = lenient((value) =>
  nonEmpty(
    value
      .slice(0, 1000)
      .split(',', 20)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);
/** An amount in major units; 0 is unset (wire contract §4). */
const Amount = lenient((value) => {
  const amount = Number(value);
  return amount > 0 && amount < 1e9 ? amount.toFixed(3) : undefined;
});
const Id = lenient((value) => {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : undefined;
});
const Flag = lenient((value) => value === 'true' || value === '1');
/** A filter that is on or absent. */
const Switch = lenient((value) => value === 'true' || value === '1' || undefined);

/** Text to search for: trimmed, without control characters, cut; undefined when nothing is left. */
export const SearchText = lenient(
  (value) =>
    value
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, LONGEST_QUERY) || undefined,
);

export const ListingQuery = z.object({
  [FILTER.brand]: Ids,
  [FILTER.brandIds]: Ids,
  [FILTER.collection]: Ids,
  [FILTER.shipping]: Ids,
  [FILTER.categoryIds]: Ids,
  [FILTER.subCategoryIds]: Ids,
  [FILTER.values]: Ids,
  [FILTER.store]: Ids,
  [FILTER.inStock]: Switch,
  [FILTER.onOffer]: Switch,
  [FILTER.tags]: Words,
  [FILTER.rating]: lenient((value) => {
    const rating = Number(value);
    return rating > 0 && rating <= 5 ? rating : undefined;
  }),
  [FILTER.min]: Amount,
  [FILTER.max]: Amount,
  [FILTER.sort]: lenient((value): Sort | undefined => SORTS.find((sort) => sort === value)),
  [FILTER.page]: PageNumber,
  [FILTER.query]: SearchText,
  [FILTER.verbatim]: Flag,
  [FILTER.source]: Id,
  [FILTER.banner]: Id,
  /** exactly these products, in this order */
  [FILTER.ids]: lenient((value) => nonEmpty([...new Set(readIds(value, MOST_GIVEN))])),
  /** slugs of `all` */
  category: lenient((value) => value.slice(0, 200) || undefined),
  sub_category: lenient((value) => value.slice(0, 200) || undefined),
  /** asks for the side lists */
  sidebar_data: Flag,
  is_home_page: Flag,
});
export type ListingQuery = z.infer<typeof ListingQuery>;
