import { addTexts } from 'shared-kernel/i18n/instance';
import { kernelLocales } from 'shared-kernel/i18n/kernel-locales';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import type { Boot } from '../boot';
import { shellLocales } from '../chrome/texts';

/** Texts that every page needs, in its language: `kernel` and `shell`, each with the server's own on top. */
export async function loadPageTexts({ language, site }: Boot): Promise<void> {
  const [kernel, shell] = await Promise.all([loadTexts(kernelLocales, language), loadTexts(shellLocales, language)]);
  addTexts(language, 'kernel', kernel, site.texts.kernel);
  addTexts(language, 'shell', shell, site.texts.shell);
}
