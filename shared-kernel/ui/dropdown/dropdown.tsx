import type { DropdownProps } from './dropdown-props';
import { PlainDropdown } from './plain-dropdown';
import { SearchDropdown } from './search-dropdown';

/**
 * A select (S054, S055). On small screens it is a layer and the page does not scroll. It includes a library, so
 * import it where it is used, not in the frame of every page.
 */
export function Dropdown({ searchable = false, ...props }: DropdownProps & { searchable?: boolean }) {
  return searchable ? <SearchDropdown {...props} /> : <PlainDropdown {...props} />;
}
