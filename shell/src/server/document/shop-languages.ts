import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';

/** Languages that the shop has switched on, in their fixed order; all before anybody says otherwise. */
export function shopLanguages({ languages }: Pick<CommonData, 'languages'>): LanguageCode[] {
  const known = LANGUAGES.filter((code) => languages[code]);
  return known.length ? known : [...LANGUAGES];
}
