import type { FastifyInstance } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import type { RouteSpec } from 'shared-kernel/rules/define-routes';
import { PROMISED_ROUTES } from 'shared-kernel/rules/promised-routes';

/** What a release of the API answers and links to (docs/contracts/releases.md): front ends are checked against it, and it against them. */
export interface ReleaseRecord {
  format: 1;
  part: 'api';
  version: string;
  /** `GET page/:slug`, sorted; calls of gateways are not among them */
  calls: string[];
  /** pages that the API and its mails name, which the live front ends must have, by id */
  links: Record<string, PromisedLink>;
}

interface PromisedLink {
  /** must stay as it is: mails outlive releases */
  pattern: string;
  /** parameters that each link has */
  params: string[];
  /** parameters that some links have */
  some: string[];
}

/** @param app that is ready: what its OpenAPI document shows is what it answers */
export function releaseRecord(app: FastifyInstance, version: string): ReleaseRecord {
  const calls = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${callPath(path)}`),
  );
  const links = Object.entries<RouteSpec>(PROMISED_ROUTES).map(([id, spec]) => [id, promisedLink(spec)]);
  return { format: 1, part: 'api', version, calls: calls.sort(), links: Object.fromEntries(links) };
}

/** `/api/v1/page/{slug}` as the contract writes it: `page/:slug`. */
function callPath(path: string): string {
  return path.slice(API_BASE.length).replace(/\{(\w+)\}/g, ':$1');
}

function promisedLink({ pattern, query = {} }: RouteSpec): PromisedLink {
  const inPath = [...pattern.matchAll(/:(\w+)(\??)/g)].map(([, name = '', mark = '']) => ({ name, mark }));
  const inQuery = Object.entries(query).map(([name, type]) => ({ name, mark: type.endsWith('?') ? '?' : '' }));
  const all = [...inPath, ...inQuery];
  const namesOf = (mark: string) => all.filter((one) => one.mark === mark).map(({ name }) => name);
  return { pattern, params: namesOf(''), some: namesOf('?') };
}
