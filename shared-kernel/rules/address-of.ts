/** Values of a link's parameters; undefined ones are omitted. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * Path and query of a page without language prefix: parameters in the pattern go into the path, all others into the query, in the
 * order in which they are passed.
 * @param pattern of the route, such as `/:main/product/:id?`
 */
export function addressOf(pattern: string, values: Values): string {
  const inPath = new Set<string>();
  const path = pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    inPath.add(name);
    const value = values[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const query = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || inPath.has(name) ? [] : [`${name}=${encoded(value)}`],
  );
  return (path || '/') + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Keeps lists of ids readable: a comma has no other meaning in a query. */
const encoded = (value: string | number) => encodeURIComponent(value).replaceAll('%2C', ',');
