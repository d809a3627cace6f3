import fs from 'node:fs';
import path from 'node:path';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const PREFIX = 'kernel:';

/** Keys of the namespace `kernel`, with dots between levels; plural forms count as one key. @param {string} kernel its folder */
export function kernelTexts(kernel) {
  const texts = JSON.parse(fs.readFileSync(path.join(kernel, 'i18n/locales/en.json'), 'utf8'));
  return [...new Set(keysOf(texts).map((key) => key.replace(PLURAL, '')))].sort();
}

const keysOf = (texts, before = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );

/**
 * The kernel's texts that a file may show: `kernel:close` anywhere, and bare keys in files that belong to the kernel or mention the
 * namespace. A concatenated key counts for all that begin alike.
 * @param {{literals: string[], prefixes: string[]}} facts
 * @param {{file: string, known: string[]}} about
 * @returns {{keys: string[], unknown: string[]}} `unknown`: with the namespace, but there is no such text
 */
export function textsOf({ literals, prefixes }, { file, known }) {
  const bareCount =
    file.startsWith('shared-kernel/') || literals.includes('kernel') || [...prefixes, ...literals].includes(PREFIX);
  const named = literals.filter((text) => text.startsWith(PREFIX)).map((text) => text.slice(PREFIX.length));
  const begun = prefixes.flatMap((text) => {
    if (text.startsWith(PREFIX)) return [text.slice(PREFIX.length)];
    return bareCount && text.includes('.') ? [text] : [];
  });
  const unknown = named.filter((key) => key && !known.includes(key));
  const keys = known.filter(
    (key) =>
      named.includes(key) ||
      (bareCount && literals.includes(key)) ||
      begun.some((start) => start && key.startsWith(start)),
  );
  return { keys, unknown };
}
