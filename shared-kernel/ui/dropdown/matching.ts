import { folded } from '../folded';
import type { DropdownOption } from './dropdown-props';

/** Options whose label contains the typed text; those that begin with it come first. */
export function matchingOptions(options: readonly DropdownOption[], typed: string): DropdownOption[] {
  const query = folded(typed.trim());
  if (!query) return [...options];
  const places = options.map((option) => ({ option, at: folded(option.label).indexOf(query) }));
  return places
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .map(({ option }) => option);
}
