import type { LanguageCode } from 'shared-kernel/contract/languages';

export interface LetterGroup<T> {
  /** '#' for titles that begin with no letter */
  letter: string;
  items: T[];
}

/**
 * Sorts by title and groups by first letter, by the rules of the language: Ç is a letter of its own in Turkish and a C in French.
 * Titles that begin with no letter come last.
 */
export function byLetter<T extends { title: string }>(items: readonly T[], language: LanguageCode): LetterGroup<T>[] {
  const order = new Intl.Collator(language, { numeric: true });
  const same = new Intl.Collator(language, { sensitivity: 'base' });
  const groups: LetterGroup<T>[] = [];
  const others: T[] = [];
  for (const item of items.toSorted((a, b) => order.compare(a.title, b.title))) {
    const first = Array.from(item.title.trim())[0] ?? '';
    if (!/\p{L}/u.test(first)) {
      others.push(item);
      continue;
    }
    const last = groups.at(-1);
    if (last && same.compare(last.letter, first) === 0) last.items.push(item);
    else groups.push({ letter: first.toLocaleUpperCase(language), items: [item] });
  }
  return others.length ? [...groups, { letter: '#', items: others }] : groups;
}
