import type { FormErrors } from 'shared-kernel/forms/use-form';
import { isLongEnough } from 'shared-kernel/rules/password';

/** Named as in the call; only the form has the repeat. */
export type PasswordValues = Record<'current_password' | 'new_password' | 'repeat', string>;

/**
 * Errors of a password change (S169, S170, D36); only the server can check the current password.
 * @param first a first password is set: there is no current one to give
 */
export function validatePassword(
  { current_password, new_password, repeat }: PasswordValues,
  t: (key: string) => string,
  first: boolean,
): FormErrors<keyof PasswordValues> {
  return {
    ...(!first && current_password === '' && { current_password: t('profile.currentRequired') }),
    ...(!isLongEnough(new_password) && { new_password: t('profile.passwordLength') }),
    ...(repeat !== new_password && { repeat: t('profile.passwordMismatch') }),
  };
}
