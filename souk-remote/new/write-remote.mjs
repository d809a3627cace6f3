import fs from 'node:fs';
import path from 'node:path';

/** Extension of template files, so that no tool treats them as code of this package. */
const ENDING = '.template';
const folderOf = (template) => path.join(import.meta.dirname, template);

/**
 * Writes the folder of a new remote: one page with texts in five languages, a call, links, and their tests.
 * @param {string} folder
 * @param {string} name without `mfe-`, see remote-name.mjs
 * @param {{own?: boolean}} [options] `own`: it gets a repository of its own, with what the monorepo has at its root
 * @returns {string[]} the written files, relative to the folder
 * @throws Error (EEXIST) before anything is written when one of the files exists
 */
export function writeRemote(folder, name, { own = false } = {}) {
  const key = name.includes('-') ? `'${name}'` : name;
  const filled = (text) => text.replaceAll('__name__', name).replaceAll('__key__', key);
  const sources = { ...filesOf('template'), ...(own ? filesOf('own-repository') : {}) };
  const written = Object.keys(sources).sort();
  const there = written.find((file) => fs.existsSync(path.join(folder, file)));
  if (there) throw Object.assign(new Error(`EEXIST: ${path.join(folder, there)} is there already`), { code: 'EEXIST' });
  for (const file of written) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), filled(fs.readFileSync(sources[file], 'utf8')), { flag: 'wx' });
  }
  return written;
}

/** Path in the remote -> file of the template. */
function filesOf(template) {
  const files = fs
    .readdirSync(folderOf(template), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ENDING));
  return Object.fromEntries(files.map((file) => [file.slice(0, -ENDING.length), path.join(folderOf(template), file)]));
}
