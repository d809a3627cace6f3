import fs from 'node:fs';
import path from 'node:path';
import { remotesIn } from './parts.mjs';
import { ROOT } from './place.mjs';
import { FACADES } from './shared-modules.mjs';

/**
 * Names that code of the remotes (and of the kernel, which is compiled into them) imports from a library and that the library's
 * facade lacks. Such a name type-checks and is undefined at run time, so the build refuses it.
 * @returns {string[]} one line per name
 */
export function namesMissingInFacades(root = ROOT) {
  const offered = Object.fromEntries(
    Object.entries(FACADES).map(([library, file]) => [
      library,
      namesIn(fs.readFileSync(path.join(root, file), 'utf8')),
    ]),
  );
  const problems = [];
  for (const file of sources(root)) {
    for (const { library, names } of importsOf(fs.readFileSync(file, 'utf8'))) {
      for (const name of names) {
        if (!offered[library].has(name))
          problems.push(`${path.relative(root, file)}: '${name}' is not in ${FACADES[library]}`);
      }
    }
  }
  return problems;
}

/** Value imports from facade libraries; types vanish at compile time and are free. */
export function importsOf(source) {
  const found = [];
  for (const [, type, clause, library] of source.matchAll(
    /\bimport\s+(type\s+)?([^'";]*?)\s+from\s+['"]([^'"]+)['"]/g,
  )) {
    if (type || !(library in FACADES)) continue;
    if (!clause.includes('{')) found.push({ library, names: [clause.trim()] });
    else found.push({ library, names: [...namesIn(clause)] });
  }
  return found;
}

function namesIn(text) {
  const inBraces = [...text.matchAll(/\{([^}]*)\}/g)].map(([, names]) => names).join(',');
  const names = inBraces.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]);
  return new Set(names.filter((name) => name && !name.startsWith('type ')));
}

function* sources(root) {
  for (const folder of [...remotesIn(root).map((part) => `${part}/src`), 'shared-kernel']) {
    if (!fs.existsSync(path.join(root, folder))) continue;
    for (const name of fs.readdirSync(path.join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
      // the facades themselves, what never reaches a remote, and other people's code
      if (/(^|[\\/])(node_modules|vendor|testing)[\\/]/.test(name)) continue;
      yield path.join(root, folder, name);
    }
  }
}
