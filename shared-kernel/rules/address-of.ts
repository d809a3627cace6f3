/** Values of a link's parameters; what is undefined is left out. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The address of a page without language prefix: parameters that the pattern names stand in the path, all others in the query, in
 * the order in which they are given.
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

/** A list of ids stays readable: a comma means nothing else in a query. */
const encoded = (value: string | number) => encodeURIComponent(value).replaceAll('%2C', ',');
