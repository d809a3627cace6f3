import type { ListingFilters } from 'shared-kernel/rules/listing-query';
import { listingParams, NO_FILTERS } from 'shared-kernel/rules/listing-query';

/** Hidden fields for filters of the URL that the form does not offer, so that submitting it keeps them. */
export function KeptFilters({
  filters,
  offered,
}: {
  filters: ListingFilters;
  offered: readonly (keyof ListingFilters)[];
}) {
  const cleared = Object.fromEntries(offered.map((name) => [name, NO_FILTERS[name]]));
  const kept = listingParams({ ...filters, ...cleared, page: 1 });
  return (
    <>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
