import type { i18n } from 'i18next';
import type { LanguageCode } from '../contract/languages';
import { loadTexts } from '../i18n/load-texts';
import { addTexts, createTexts } from '../platform/i18n-instance';
import { kernelLocales } from '../platform/kernel-locales';
import type { RemoteDefinition, Site } from './definition';
import { partName } from './part-name';

interface Kept {
  overrides: Site['texts'];
  texts: Promise<i18n>;
}

/**
 * Texts of a definition for the server, one set per language, made again only when the site's own texts changed: `site.texts` is
 * compared by identity, so the shell must hand out the same object until they do.
 */
export function serverTexts(definition: RemoteDefinition): (language: LanguageCode, site: Site) => Promise<i18n> {
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

async function make(definition: RemoteDefinition, language: LanguageCode, overrides: Site['texts']): Promise<i18n> {
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
