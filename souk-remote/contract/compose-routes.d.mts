interface Patterned {
  readonly pattern: string;
}
/** A part of the shop with its routes, by id. */
export interface RoutesOfPart<Spec extends Patterned = Patterned> {
  readonly owner: string;
  readonly routes: Readonly<Record<string, Spec>>;
}
export type ComposedRoute<Spec extends Patterned = Patterned> = Spec & { readonly id: string; readonly owner: string };

export function composeRoutes<Spec extends Patterned>(parts: readonly RoutesOfPart<Spec>[]): ComposedRoute<Spec>[];
export function routeOverlaps(parts: readonly RoutesOfPart[]): string[];
export function patternParams(pattern: string): { needed: string[]; optional: string[] };
