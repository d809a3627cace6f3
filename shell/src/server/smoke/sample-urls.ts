import type { LanguageCode } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { type RemoteId, ROUTES } from 'shared-kernel/rules/routes';

/** The default, and one that reads the other way. */
const LANGUAGES: readonly LanguageCode[] = ['en', 'ar'];

/** One address of every route of a remote, in two languages; parameters get a value that no shop minds. */
export function sampleUrls(remote: RemoteId): { url: string; language: LanguageCode }[] {
  return ROUTES.filter((route) => route.owner === remote).flatMap(({ pattern }) => {
    const path = pattern.replace(/:id\??/g, '1').replace(/:\w+\??/g, 'sample');
    return LANGUAGES.map((language) => ({ url: localize(language, path), language }));
  });
}
