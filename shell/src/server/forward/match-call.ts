import { API_BASE, type Call } from 'shared-kernel/contract/call';
import type { CallName, GatewayCallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';

/** A call of the live API that this shell's build does not know, in the format of the API's record: `GET gift/:code`. */
export type ReleasedName = `${Call['method']} ${string}`;

/** Names of the calls that the shell forwards to the API: a closed list. */
export type ForwardedName = CallName | GatewayCallName | ReleasedName;

/** True for calls known from the API's record only: no rule names them, so the strictest rules apply. */
export const isReleased = (name: ForwardedName): name is ReleasedName => name.includes(' ');

export interface MatchedCall {
  name: ForwardedName;
  /** path at the API, built from its pattern with newly encoded parameters; no query */
  path: string;
}

export interface CallPattern {
  name: ForwardedName;
  method: string;
  segments: readonly string[];
}

const COMPILED = Object.entries<Call>({ ...CALLS, ...GATEWAY_CALLS }).map(([name, call]) =>
  patternOf(name as ForwardedName, call.method, call.path),
);
/** Starts with a fixed segment: no released call can match all others. */
const RELEASED = /^(GET|POST|DELETE) ([a-z0-9][a-z0-9-]*(?:\/(?:[a-z0-9][a-z0-9-]*|:\w+))*)$/;

/**
 * Patterns of the forwarded calls: those in the shell's build, which rules name, and those of the live API.
 *
 * @param released calls in the format of the API's record; invalid ones are ignored
 */
export function callPatterns(released: readonly string[]): readonly CallPattern[] {
  const known = new Set(COMPILED.map(shapeOf));
  const more = released.flatMap((call) => {
    const [, method, path] = RELEASED.exec(call) ?? [];
    return method && path ? patternOf(call as ReleasedName, method, path) : [];
  });
  // `user/social-login/finish` before `user/social-login/:provider`
  return [...COMPILED, ...more.filter((pattern) => !known.has(shapeOf(pattern)))].toSorted(
    (a, b) => parametersOf(a) - parametersOf(b),
  );
}

/**
 * Finds the call of a request, by method and path. The rules for cookies, origins, redirects and uploads apply to the call found
 * here, and the forwarded path is built from it: the request's own URL never leaves the shell.
 *
 * @param method a HEAD counts as GET
 * @param rest path below `API_BASE`, canonical (`address/judge-address`); a trailing slash is ignored, as by the API
 * @param patterns of `callPatterns`
 * @returns null when there is no such call
 */
export function matchCall(method: string, rest: string, patterns: readonly CallPattern[]): MatchedCall | null {
  const effectiveMethod = method === 'HEAD' ? 'GET' : method;
  const segments = rest.replace(/\/$/, '').split('/').map(decodeURIComponent);
  const match = patterns.find((pattern) => pattern.method === effectiveMethod && fits(pattern.segments, segments));
  return match ? { name: match.name, path: API_BASE + write(match.segments, segments) } : null;
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, i) => (isParameter(part) ? segments[i] !== '' : part === segments[i]))
  );
}

const write = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.map((part, i) => (isParameter(part) ? encodeURIComponent(segments[i] ?? '') : part)).join('/');

function patternOf(name: ForwardedName, method: string, path: string): CallPattern {
  return { name, method, segments: path.split('/') };
}

/** Method and path without the names of parameters, which do not matter. */
function shapeOf({ method, segments }: CallPattern): string {
  return `${method} ${segments.map((segment) => (isParameter(segment) ? ':' : segment)).join('/')}`;
}

function parametersOf({ segments }: CallPattern): number {
  return segments.filter(isParameter).length;
}
