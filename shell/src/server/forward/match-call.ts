import { API_BASE, type Call } from 'shared-kernel/contract/call';
import type { CallName, GatewayCallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';

/** What the shell passes on to the API, by its name: a closed list. */
export type ForwardedName = CallName | GatewayCallName;

export interface MatchedCall {
  name: ForwardedName;
  /** path at the API, written from the contract with the parameters encoded anew; no query */
  path: string;
}

interface Pattern {
  name: ForwardedName;
  method: string;
  segments: readonly string[];
}

const PATTERNS: readonly Pattern[] = Object.entries<Call>({ ...CALLS, ...GATEWAY_CALLS })
  .map(([name, { method, path }]) => ({ name: name as ForwardedName, method, segments: path.split('/') }))
  // `user/social-login/finish` before `user/social-login/:provider`
  .toSorted((a, b) => parametersOf(a) - parametersOf(b));

/**
 * Finds the call that a request means, by method and path. What the rules for cookies, origins, redirects and uploads judge is the
 * call that is found here, and what is sent is written from it: the request's own address never leaves the shell.
 *
 * @param method a HEAD means the GET
 * @param rest path below `API_BASE`, clean (`address/judge-address`); a slash at its end means nothing, as to the API
 * @returns null when there is no such call
 */
export function matchCall(method: string, rest: string): MatchedCall | null {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const segments = rest.replace(/\/$/, '').split('/').map(decodeURIComponent);
  const found = PATTERNS.find((pattern) => pattern.method === wanted && fits(pattern.segments, segments));
  return found ? { name: found.name, path: API_BASE + write(found.segments, segments) } : null;
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

function parametersOf({ segments }: Pattern): number {
  return segments.filter(isParameter).length;
}
