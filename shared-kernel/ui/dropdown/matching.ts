import type { DropdownOption } from './dropdown-props';

// accents of Latin letters and vowel signs of Arabic; signs of Devanagari are part of the letter and stay
const MARKS = /[\u0300-\u036f\u064b-\u0652\u0640]/g;

/** Text as people type it in a hurry: no accents, no case, dotless i like i. */
function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ı', 'i').normalize('NFC');
}

/** Options whose label has the typed text somewhere; those that begin with it come first. */
export function matchingOptions(options: readonly DropdownOption[], typed: string): DropdownOption[] {
  const wanted = folded(typed.trim());
  if (!wanted) return [...options];
  const places = options.map((option) => ({ option, at: folded(option.label).indexOf(wanted) }));
  return places
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .map(({ option }) => option);
}
