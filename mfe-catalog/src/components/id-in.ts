/** An id that a posted form or an address holds; null when it holds none. */
export function idIn(fields: URLSearchParams, name: string): number | null {
  const text = fields.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
