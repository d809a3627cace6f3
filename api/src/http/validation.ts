import type { FastifyError } from 'fastify';
import { Refused } from './refused';
import type { Text } from './texts';

type Issue = NonNullable<FastifyError['validation']>[number];

/**
 * Converts zod's issues to a refusal for people: screens show the first text (S212), each has its field.
 *
 * @param call whose form it is, for the labels of its fields
 */
export function refusalOf(issues: readonly Issue[], call = ''): Refused {
  return new Refused(
    issues.map((issue) => textOf(issue, call)),
    undefined,
    // for a list or an object, the form's field is the outermost name
    issues.map(({ instancePath }) => instancePath.split('/')[1] ?? ''),
  );
}

function textOf({ keyword, instancePath, message, params }: Issue, call: string): Text {
  const field = instancePath.split('/').filter(Boolean).at(-1);
  if (!field) return { key: 'validation.malformed' };
  if (keyword === 'too_big' && typeof params.maximum === 'number') {
    const key = params.origin === 'string' ? 'validation.tooLong' : 'validation.tooMuch';
    return { key, values: { field, call, maximum: params.maximum } };
  }
  const missing = keyword === 'invalid_type' && /received undefined/.test(String(message ?? ''));
  return { key: missing ? 'validation.required' : 'validation.invalid', values: { field, call } };
}
