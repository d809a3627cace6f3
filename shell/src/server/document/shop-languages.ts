import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';

/** Languages enabled in the shop, in their fixed order; all of them when the settings have none. */
export function shopLanguages({ languages }: Pick<CommonData, 'languages'>): LanguageCode[] {
  const known = LANGUAGES.filter((code) => languages[code]);
  return known.length ? known : [...LANGUAGES];
}
