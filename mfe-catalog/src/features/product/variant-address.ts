/** Query parameter of a product's address: id of the chosen variant. */
const VARIANT = 'variant';

/** Id of the variant that the address names; NaN when it names none. */
export function readVariant(): number {
  const text = new URLSearchParams(location.search).get(VARIANT) ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Writes the chosen variant into the address; null takes it out. No step in the history, and not told as a change of place: the
 * page stays what it is, and opening it anew would ask for its data at every tap. So the browser's own `replaceState`, not the one
 * that single-spa listens at.
 */
export function writeVariant(id: number | null): void {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(VARIANT);
  else url.searchParams.set(VARIANT, String(id));
  History.prototype.replaceState.call(history, history.state, '', url);
}
