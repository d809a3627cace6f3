import type { FormErrors, FormValues } from 'shared-kernel/forms/use-form';
import { isEmail, readEmail } from 'shared-kernel/rules/email';
import { isLongEnough } from 'shared-kernel/rules/password';

export type CredentialField = 'name' | 'email' | 'password' | 'repeat' | 'code';
type Translate = (key: string, values?: Record<string, string>) => string;

const LABEL: Readonly<Record<Exclude<CredentialField, 'repeat'>, string>> = {
  name: 'auth.name',
  email: 'auth.email',
  password: 'auth.password',
  code: 'auth.code',
};

/**
 * Errors of a sign-in form's fields, in the order of the rules: not empty, a valid e-mail address (S045), the minimum password
 * length (S169), equal passwords (S170). Only checks fields that the form has.
 */
export function validateCredentials<F extends CredentialField>(
  values: FormValues<F>,
  t: Translate,
  { ownPassword = false }: { ownPassword?: boolean } = {},
): FormErrors<F> {
  const errors: FormErrors<CredentialField> = {};
  const has = values as Partial<Record<CredentialField, string>>;
  for (const field of Object.keys(LABEL) as (keyof typeof LABEL)[]) {
    const text = has[field];
    if (text !== undefined && !(field === 'password' ? text : text.trim()))
      errors[field] = t('auth.required', { type: t(LABEL[field]) });
  }
  if (has.email?.trim() && !isEmail(readEmail(has.email))) errors.email = t('auth.invalidEmail');
  // the server checks an existing password; only a new one must be long enough
  if (ownPassword && has.password && !isLongEnough(has.password)) errors.password = t('auth.invalidPasswordLength');
  if (has.repeat !== undefined && has.password !== has.repeat) errors.repeat = t('auth.passwordMismatch');
  return errors as FormErrors<F>;
}
