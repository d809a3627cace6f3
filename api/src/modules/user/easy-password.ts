import { createRequire } from 'node:module';
import { exportOnce } from '../../words/export-once';
import { WordList } from '../../words/word-list';

const require = createRequire(import.meta.url);

/** Normalises a password for comparison: case, letter width and spaces do not make it harder to guess. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Some 40,000 passwords from lists of leaked ones; on the server only. */
let common: WordList | undefined;
/** Loaded when somebody first chooses a password; less than half a MiB. */
function readCommon(): WordList {
  const file = require.resolve('@zxcvbn-ts/language-common/dist/passwords.json.cjs');
  return new WordList((exportOnce(file) as readonly string[]).map(fold));
}

/** Owner of the password. */
export interface Owner {
  email: string;
  name?: string | undefined;
}

/** True for a password that an attacker who knows the owner's name and address, or a list of common passwords, tries first. */
export async function isEasy(password: string, { email, name = '' }: Owner): Promise<boolean> {
  const folded = fold(password);
  const [local = ''] = fold(email).split('@');
  // empty, or a single repeated character
  if (new Set(folded).size < 2) return true;
  if ([email, local, name].map(fold).includes(folded)) return true;
  common ??= readCommon();
  return common.has(folded);
}
