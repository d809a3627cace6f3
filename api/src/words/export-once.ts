import { createRequire } from 'node:module';

/**
 * What a file of CommonJS exports, without Node keeping it: lists are wanted once, in a smaller form, and take ten times as much memory as
 * packages have them.
 * @param file absolute, or what `require.resolve` gives
 */
export function exportOnce(file: string): unknown {
  // a function of its own, because it holds what it has loaded
  const require = createRequire(import.meta.url);
  const exported: unknown = require(file);
  const loaded = require.cache[file];
  // a module that it has loaded itself holds it, too, as the one that asked first
  for (const name of [file, ...(loaded?.children ?? []).map(({ filename }) => filename)]) delete require.cache[name];
  return exported;
}
