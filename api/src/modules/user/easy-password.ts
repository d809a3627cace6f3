import { createRequire } from 'node:module';
import { exportOnce } from '../../words/export-once';
import { WordList } from '../../words/word-list';

const require = createRequire(import.meta.url);

/** How a password is compared: capitals, widths of letters and blanks make none harder to guess. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Some 40,000 passwords from lists of leaked ones; on the server only. */
let common: WordList | undefined;
/** Read by the first who chooses a password, less than half a MiB. */
function readCommon(): WordList {
  const file = require.resolve('@zxcvbn-ts/language-common/dist/passwords.json.cjs');
  return new WordList((exportOnce(file) as readonly string[]).map(fold));
}

/** Whose password it is to be. */
export interface Owner {
  email: string;
  name?: string | undefined;
}

/** True for a password that somebody who knows the owner's name and address, or a list of common ones, tries first. */
export async function isEasy(password: string, { email, name = '' }: Owner): Promise<boolean> {
  const folded = fold(password);
  const [local = ''] = fold(email).split('@');
  // nothing, or one character over and over
  if (new Set(folded).size < 2) return true;
  if ([email, local, name].map(fold).includes(folded)) return true;
  common ??= readCommon();
  return common.has(folded);
}
