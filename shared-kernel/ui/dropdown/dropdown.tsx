import type { DropdownProps } from './dropdown-props';
import { PlainDropdown } from './plain-dropdown';
import { SearchDropdown } from './search-dropdown';

/**
 * Choose one of a list (S054, S055). On small screens it is a layer and the page stands still. It brings a library along, so
 * import it where it is used, not in a frame that every page has.
 */
export function Dropdown({ searchable = false, ...props }: DropdownProps & { searchable?: boolean }) {
  return searchable ? <SearchDropdown {...props} /> : <PlainDropdown {...props} />;
}
