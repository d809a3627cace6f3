import type { LanguageCode } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { type RemoteId, ROUTES } from 'shared-kernel/rules/routes';

/** One address of the shop, as a render is asked for it. */
export interface SampleUrl {
  url: string;
  language: LanguageCode;
}

/** The default, and one that reads the other way. */
const LANGUAGES: readonly LanguageCode[] = ['en', 'ar'];

/** One address of every route of a remote, in two languages; parameters get a value that no shop minds. */
export function sampleUrls(remote: RemoteId): SampleUrl[] {
  return ROUTES.filter((route) => route.owner === remote).flatMap(({ pattern }) => {
    const path = pattern.replace(/:id\??/g, '1').replace(/:\w+\??/g, 'sample');
    return inTwoLanguages(path);
  });
}

/** A path of the shop in the languages that are tried. */
export const inTwoLanguages = (path: string): SampleUrl[] =>
  LANGUAGES.map((language) => ({ url: localize(language, path), language }));
