/**
 * Text of a declaration file for links to pages of other teams.
 * @param {Record<string, object>} others their routes by id
 * @param {string[]} own ids of the remote itself, which declares them in its routes.ts
 */
export function routeTypes(others, own) {
  // a route is JSON of strings, numbers and booleans, which is also a valid type
  const rows = Object.entries(others).map(
    ([id, spec]) => `  readonly ${JSON.stringify(id)}: ${JSON.stringify(spec)};\n`,
  );
  const left = JSON.stringify([...Object.keys(others), ...own])
    .slice(1, -1)
    .replaceAll(',', ' | ');
  return `// Written by \`souk-remote types\`: run it again when another team has a new page.
import type { PromisedRoutes } from 'shared-kernel/rules/promised-routes';

interface ShopRoutes {
${rows.join('')}}

declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends ShopRoutes, Omit<PromisedRoutes, ${left || 'never'}> {}
}
`;
}
