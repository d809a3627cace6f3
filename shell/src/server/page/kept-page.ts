import { createHash } from 'node:crypto';
import type { Coding } from '../compression';
import { PageBody } from './page-body';

/** A page as it goes out to everybody alike. */
export interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  readonly etag: string;
  releaseSet: string;
  /** the body in a coding; smaller bytes may take the place of the first ones */
  body(coding: Coding): Promise<Buffer>;
  /** bytes held now */
  size(): number;
}

export function keepablePage(page: {
  status: number;
  headers: Record<string, string>;
  /** in UTF-8 */
  html: string | Buffer;
  releaseSet: string;
}): KeptPage {
  const body = new PageBody(page.html);
  let etag: string | undefined;
  return {
    status: page.status,
    headers: page.headers,
    releaseSet: page.releaseSet,
    // pages of one person are sent without
    get etag() {
      etag ??= `W/"${createHash('sha256').update(body.plain).digest('base64url').slice(0, 22)}"`;
      return etag;
    },
    body: (coding) => body.get(coding),
    size: () => body.size,
  };
}
