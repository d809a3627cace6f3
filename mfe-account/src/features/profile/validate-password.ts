import { isLongEnough } from 'shared-kernel/rules/password';

export type PasswordValues = Record<'current' | 'chosen' | 'repeat', string>;

/** Keys of what is wrong with a change of password (S169, S170, D36); whether the current one is right the server says. */
export function validatePassword({
  current,
  chosen,
  repeat,
}: PasswordValues): Partial<Record<keyof PasswordValues, string>> {
  return {
    ...(current === '' && { current: 'profile.currentRequired' }),
    ...(!isLongEnough(chosen) && { chosen: 'profile.passwordLength' }),
    ...(repeat !== chosen && { repeat: 'profile.passwordMismatch' }),
  };
}
