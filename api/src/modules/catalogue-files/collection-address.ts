import { sql } from 'kysely';
import type { KnownRows } from './known-rows';

const COLLECTION = /^\/([a-z0-9-]+)\/collection$/;

/** URL of a collection as the shop stores it: its listing needs the id, which files do not contain. Other URLs stay as they are. */
export function completeAddress(url: string, collections: KnownRows): string {
  const id = collections.find(COLLECTION.exec(url)?.[1] ?? '');
  return id === undefined ? url : `${url}?collection=${id}`;
}

/** The same URL as in files. @param column such as `s.url` */
export const plainAddress = (column: string) =>
  sql`regexp_replace(${sql.ref(column)}, '^(/[a-z0-9-]+/collection)[?]collection=[0-9]+$', '\\1')`;
