import fs from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, 'template');
/** Files of the template end with it, so that no tool takes them for code of this package. */
const ENDING = '.template';

/**
 * Writes the folder of a new remote: one page with texts in five languages, a call, links, and their tests.
 * @param {string} folder that is not there yet
 * @param {string} name without `mfe-`, see remote-name.mjs
 * @returns {string[]} what was written, paths from the folder
 */
export function writeRemote(folder, name) {
  const key = name.includes('-') ? `'${name}'` : name;
  const filled = (text) => text.replaceAll('__name__', name).replaceAll('__key__', key);
  const files = fs
    .readdirSync(TEMPLATE, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ENDING))
    .sort();
  return files.map((file) => {
    const written = file.slice(0, -ENDING.length);
    fs.mkdirSync(path.dirname(path.join(folder, written)), { recursive: true });
    fs.writeFileSync(path.join(folder, written), filled(fs.readFileSync(path.join(TEMPLATE, file), 'utf8')), {
      flag: 'wx',
    });
    return written;
  });
}
