import type { LanguageCode } from 'shared-kernel/contract/languages';
import { PageBody } from './page-body';

/** A page that is sent to everybody alike. */
export interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  releaseSet: string;
  /** set for a document whose URL alone determines it, whoever the visitor is */
  forEverybody?: { language: LanguageCode };
  body: PageBody;
  /** bytes currently held */
  size(): number;
}

/** @param page `html`: in UTF-8 */
export function keepablePage({
  html,
  ...page
}: Pick<KeptPage, 'status' | 'headers' | 'releaseSet'> & { html: string | Buffer }): KeptPage {
  const body = new PageBody(html);
  return { ...page, body, size: () => body.size };
}
