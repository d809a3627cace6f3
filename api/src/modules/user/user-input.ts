import { isEmail, readEmail } from 'shared-kernel/rules/email';
import { isLongEnough } from 'shared-kernel/rules/password';
import { Refused } from '../../http/refused';
import { visibleLine } from '../../http/visible-line';
import { isEasy, type Owner } from './easy-password';

/** Normalises a name to one line. @throws Refused when it is empty */
export function requireName(text: string): string {
  const name = visibleLine(text);
  if (name === '') throw Refused.at('name', 'user.nameRequired');
  return name;
}

/** @throws Refused when it is empty or invalid (S045) */
export function requireEmail(text: string): string {
  const email = readEmail(text);
  if (email === '') throw Refused.at('email', 'user.emailRequired');
  if (!isEmail(email)) throw Refused.at('email', 'user.emailInvalid');
  return email;
}

/**
 * @param owner of the password
 * @throws Refused at `field` when it is too short (S169) or easy to guess
 */
export async function requirePassword(password: string, owner: Owner, field = 'password'): Promise<string> {
  if (!isLongEnough(password)) throw Refused.at(field, 'user.passwordLength');
  if (await isEasy(password, owner)) throw Refused.at(field, 'user.passwordEasy');
  return password;
}
