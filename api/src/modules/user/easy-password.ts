import { dictionary } from '@zxcvbn-ts/language-common';

/** How a password is compared: capitals, widths of letters and blanks make none harder to guess. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Some 40,000 passwords from lists of leaked ones; on the server only. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(fold));

/** Whose password it is to be. */
export interface Owner {
  email: string;
  name?: string | undefined;
}

/** True for a password that somebody who knows the owner's name and address, or a list of common ones, tries first. */
export function isEasy(password: string, { email, name = '' }: Owner): boolean {
  const folded = fold(password);
  const [local = ''] = fold(email).split('@');
  // nothing, or one character over and over
  if (new Set(folded).size < 2) return true;
  return COMMON.has(folded) || [email, local, name].map(fold).includes(folded);
}
