import { createRequire } from 'node:module';

/**
 * Loads a CommonJS file and removes it from Node's cache: word lists are needed once, in a smaller form, and take ten times the memory as
 * packages hold them.
 * @param file absolute, or what `require.resolve` gives
 */
export function exportOnce(file: string): unknown {
  // a separate `require`, because it holds what it has loaded
  const require = createRequire(import.meta.url);
  const exported: unknown = require(file);
  const loaded = require.cache[file];
  // modules that the file has loaded hold it, too, as their parent
  for (const name of [file, ...(loaded?.children ?? []).map(({ filename }) => filename)]) delete require.cache[name];
  return exported;
}
