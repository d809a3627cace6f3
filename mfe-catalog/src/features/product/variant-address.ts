import { VARIANT } from 'shared-kernel/rules/links';

/** Id of the variant in the URL; NaN when there is none. */
export function readVariant(): number {
  const text = new URLSearchParams(location.search).get(VARIANT) ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Writes the chosen variant to the URL; null removes it. Uses the browser's own `replaceState` instead of the one that single-spa
 * patches: no history entry and no navigation, which would refetch the page's data at every tap.
 */
export function writeVariant(id: number | null): void {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(VARIANT);
  else url.searchParams.set(VARIANT, String(id));
  History.prototype.replaceState.call(history, history.state, '', url);
}
