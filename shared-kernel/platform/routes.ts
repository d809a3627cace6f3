import { ROUTES } from '../rules/routes';

interface LiveRoute {
  readonly id: string;
  readonly pattern: string;
}

const live: readonly LiveRoute[] = ROUTES;

/** Pattern of a live route; undefined when no part of the shop has it. */
export const patternOf = (id: string): string | undefined => live.find((route) => route.id === id)?.pattern;
