/**
 * The route table of a release set, most specific pattern first: segment by segment a fixed one precedes a parameter, so the order
 * of parts and of their rows does not matter. Pure and plain, because the release command and the shell both run it.
 * @param {readonly {owner: string, routes: Record<string, {pattern: string}>}[]} parts
 * @returns every route with its `id` and `owner`
 * @throws Error with the first sentence of `routeOverlaps`
 */
export function composeRoutes(parts) {
  const [overlap] = routeOverlaps(parts);
  if (overlap) throw new Error(overlap);
  return rowsOf(parts).sort((a, b) => (rank(a.pattern) < rank(b.pattern) ? -1 : 1));
}

/**
 * Routes that claim another one's id or URLs.
 * @param {readonly {owner: string, routes: Record<string, {pattern: string}>}[]} parts
 * @returns {string[]} one sentence for each, with both owners; empty: the parts fit together
 */
export function routeOverlaps(parts) {
  const taken = new Map();
  return rowsOf(parts).flatMap((route) => {
    const claims = [`the route id '${route.id}'`, ...shapesOf(route.pattern).map((shape) => `the address '${shape}'`)];
    const lost = claims.find((claim) => taken.has(claim));
    for (const claim of claims) if (!taken.has(claim)) taken.set(claim, route);
    if (!lost) return [];
    const { owner, id } = taken.get(lost);
    return `${route.owner} claims ${lost} for '${route.id}', which is already ${owner}'s ('${id}').`;
  });
}

/** Names of a pattern's parameters: required and optional ones (`:name?`). */
export function patternParams(pattern) {
  const names = pattern.split('/').flatMap((segment) => (segment.startsWith(':') ? segment.slice(1) : []));
  return {
    needed: names.filter((name) => !name.endsWith('?')),
    optional: names.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1)),
  };
}

const rowsOf = (parts) =>
  parts.flatMap(({ owner, routes }) => Object.entries(routes).map(([id, spec]) => ({ ...spec, id, owner })));

/** A pattern without its parameters' names, once with and once without an optional end. */
function shapesOf(pattern) {
  const shape = pattern.replace(/:\w+/g, ':');
  return shape.endsWith(':?') ? [shape.slice(0, -1), shape.slice(0, -'/:?'.length) || '/'] : [shape];
}

const rank = (pattern) =>
  pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('') + pattern;
