import type { FastifyError } from 'fastify';
import type { Text } from './texts';

/** What zod found, as texts for people: the first is the one that screens show (S212). */
export function validationTexts(issues: NonNullable<FastifyError['validation']>): Text[] {
  return issues.map(({ keyword, instancePath, message, params }): Text => {
    const field = instancePath.split('/').filter(Boolean).at(-1)?.replaceAll('_', ' ');
    if (!field) return { key: 'validation.malformed' };
    if (keyword === 'too_big' && typeof params.maximum === 'number') {
      return { key: 'validation.tooLong', values: { field, maximum: params.maximum } };
    }
    const missing = keyword === 'invalid_type' && /received undefined/.test(String(message ?? ''));
    return { key: missing ? 'validation.required' : 'validation.invalid', values: { field } };
  });
}
