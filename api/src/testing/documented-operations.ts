import type { FastifyInstance } from 'fastify';

/** An operation in the API's OpenAPI document. */
export interface DocumentedOperation {
  /** its `operationId`: the call's name in the contract */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** fields of path, query and body that can identify something; nested ones as `cart.cart` */
  readonly fields: readonly string[];
}
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Number fields that do not identify anything. */
const AMOUNTS = new Set(['page', 'part', 'quantity', 'rating', 'order_method', 'price', 'seen_total', 'shipping_type']);
/** Text fields that do identify something. */
const NAMING_TEXTS = new Set(['deleted_images']);

/** The operations that the document of the built app describes. */
export function documentedOperations(app: FastifyInstance): DocumentedOperation[] {
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries((methods ?? {}) as Record<string, Operation>).map(([method, operation]) => ({
      name: String(operation.operationId),
      method: method.toUpperCase(),
      path,
      fields: namingFields(operation),
    })),
  );
}

/** Path parameters, numbers, lists, and every field whose name says it is an id. */
function namingFields({ parameters = [], requestBody }: Operation): string[] {
  const given = parameters.filter((parameter) => parameter.in === 'path' || names(parameter.name, parameter.schema));
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => namingWithin(schema));
  return [...new Set([...given.map(({ name }) => name), ...bodies])];
}

function namingWithin({ properties = {}, items, anyOf = [] }: Schema, within = ''): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [
      ...(names(name, schema) ? [`${within}${name}`] : []),
      ...namingWithin(schema, `${within}${name}.`),
    ]),
    ...(items ? namingWithin(items, within) : []),
    ...anyOf.flatMap((schema) => namingWithin(schema, within)),
  ];
}

function names(name: string, { type = '' }: Schema = {}): boolean {
  if (AMOUNTS.has(name)) return false;
  return ['integer', 'number', 'array'].includes(type) || NAMING_TEXTS.has(name) || /(^|_)ids?$|Id$/.test(name);
}

/** Paths of routes that are missing from the document, except the document's own pages. */
export function undocumentedPaths(app: FastifyInstance): string[] {
  const documented = new Set(documentedOperations(app).map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')));
  const parents: string[] = [];
  // one line per route, below the route whose path it extends: `│   ├── /action (POST)`
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path, methods] = /^(.*?)[├└]── (\S+)(?: \((.*)\))?/.exec(line) ?? [];
      if (path === undefined) return [];
      parents.splice(indent.length / 4, parents.length, path);
      const whole = parents.join('');
      return methods && !documented.has(whole) && !whole.startsWith('/api/docs') ? [whole] : [];
    });
}
