import path from 'node:path';
import { filesOf } from './source-files.mjs';

/** Kinds of files whose names begin with their noun. */
const NAMED = /^([a-z-]+)\.(?:routes|queries|(?:[a-z]+\.)?test)\.ts$/;

/**
 * Files of API modules that break the naming rule: a module's routes, queries and tests are named like its folder
 * (`vouchers/vouchers.queries.ts`), and only a sub-resource has a name of its own (`reviews/own-review.routes.ts`). The folder's
 * noun in another number does not count as one.
 * @param {string[]} files paths from the root
 * @returns {string[]} what is wrong, one sentence per file or module
 */
export function misnamedModuleFiles(files) {
  const faults = [];
  const modules = new Map();
  for (const file of files) {
    const [, folder] = /^api\/src\/modules\/([^/]+)\/[^/]+$/.exec(file) ?? [];
    if (folder) modules.set(folder, [...(modules.get(folder) ?? []), path.basename(file)]);
  }
  for (const [folder, names] of modules) {
    for (const name of names) {
      const [, noun] = NAMED.exec(name) ?? [];
      if (noun && noun !== folder && singular(noun) === singular(folder))
        faults.push(`${folder}/${name} is not named like its folder`);
    }
    if (names.some((name) => name.endsWith('.routes.ts')) && !names.includes(`${folder}.routes.ts`))
      faults.push(`${folder} has routes, but no ${folder}.routes.ts`);
  }
  return faults;
}

/** API modules in the checkout. */
export function moduleFiles(root) {
  return filesOf(root, ['api/src/modules']);
}

function singular(noun) {
  return noun.replace(/ies$/, 'y').replace(/s$/, '');
}
