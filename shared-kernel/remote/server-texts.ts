import type { LanguageCode } from '../contract/languages';
import { createTexts } from '../i18n/i18next-texts';
import { loadTexts } from '../i18n/load-texts';
import type { Texts } from '../i18n/texts';
import { addTexts } from '../platform/i18n-instance';
import { kernelLocales } from '../platform/kernel-locales';
import type { RemoteDefinition, Site } from './definition';
import { partName } from './part-name';

interface Kept {
  overrides: Site['texts'];
  texts: Promise<Texts>;
}

/**
 * Texts of a definition for the server, one instance per language, recreated only when the site's own texts changed: `site.texts`
 * is compared by identity, so the shell must pass the same object until they do.
 */
export function serverTexts(definition: RemoteDefinition): (language: LanguageCode, site: Site) => Promise<Texts> {
  const kept = new Map<LanguageCode, Kept>();
  return (language, { texts: overrides }) => {
    const known = kept.get(language);
    if (known?.overrides === overrides) return known.texts;
    const texts = make(definition, language, overrides);
    kept.set(language, { overrides, texts });
    texts.catch(() => kept.delete(language));
    return texts;
  };
}

async function make(definition: RemoteDefinition, language: LanguageCode, overrides: Site['texts']): Promise<Texts> {
  const name = partName(definition.id);
  const [own, kernel] = await Promise.all([
    loadTexts(definition.locales, language),
    loadTexts(kernelLocales, language),
  ]);
  const instance = createTexts(language);
  addTexts(instance, 'kernel', kernel, overrides.kernel);
  addTexts(instance, name, own, overrides[name]);
  return instance;
}
