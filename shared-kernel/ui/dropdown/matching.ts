import { folded } from '../folded';
import type { DropdownOption } from './dropdown-props';

/** Options whose label contains the typed text; those that begin with it come first. */
export function matchingOptions(options: readonly DropdownOption[], typed: string): DropdownOption[] {
  const wanted = folded(typed.trim());
  if (!wanted) return [...options];
  const places = options.map((option) => ({ option, at: folded(option.label).indexOf(wanted) }));
  return places
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .map(({ option }) => option);
}
