import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from 'shared-kernel/contract/languages';
import { HEADER } from 'shared-kernel/contract/storage';

/** Language of a call: header `Language`, or `Lang` (D45), in any case, region ignored; unknown or absent: the default. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): LanguageCode {
  for (const header of [HEADER.language, HEADER.commonLanguage]) {
    const value = request.headers[header.toLowerCase()];
    const code = String(value ?? '')
      .trim()
      .toLowerCase()
      .split(/[-_]/)[0];
    if (isLanguage(code)) return code;
  }
  return DEFAULT_LANGUAGE;
}
