/** Reads an id from a posted form or a query string; null when there is no valid one. */
export function idIn(fields: URLSearchParams, name: string): number | null {
  const text = fields.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
