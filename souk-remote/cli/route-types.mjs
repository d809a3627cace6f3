/**
 * Text of a declaration file that lets links name the pages of other teams.
 * @param {Record<string, object>} others their routes by id
 * @param {string[]} own ids of the remote itself, which declares them in its routes.ts
 */
export function routeTypes(others, own) {
  // data of a route is JSON, and JSON of words, numbers and marks is a type as well
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
