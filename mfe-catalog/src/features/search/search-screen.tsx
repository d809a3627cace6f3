import type { SearchReading } from 'shared-kernel/contract/listing';
import { usePage } from 'shared-kernel/platform/page-context';
import { Listing } from '../../components/listing/listing';
import type { ListingFrame, ListingPage } from '../../components/listing/listing-kind';
import { useListingFilters } from '../../components/listing/use-listing-filters';
import { NearestNote } from './nearest-note';
import { NoResults } from './no-results';
import { SearchHead } from './search-head';
import { searchKind } from './search-kind';
import { SearchLanding } from './search-landing';

const searchHead = ({ extra }: ListingFrame<SearchReading | null>, text: string) => (
  <SearchHead text={text} reading={extra} />
);

const noResults = (text: string) => <NoResults text={text} />;

const nearestNote = ({ nearest }: ListingPage) => nearest && <NearestNote bounds={nearest} />;

/** `/search?q=` (S097); without a text the search box and popular categories (S099, D19). */
export function SearchScreen() {
  const { query } = useListingFilters();
  const { site } = usePage();
  if (!query) return <SearchLanding categories={site.common.categories} />;
  return <Listing kind={searchKind} head={searchHead} nothing={noResults} note={nearestNote} />;
}
