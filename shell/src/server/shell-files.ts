import fs from 'node:fs';
import path from 'node:path';
import { type Assets, readAssets } from './remotes/read-assets';

/** What of its own build the shell's server sends to browsers. */
export interface ShellFiles {
  /** minified text of the inline loader */
  loader: string;
  assets: Assets;
  /** a browser file by its name; undefined when this build has none of that name */
  file(name: string): Buffer | undefined;
}

/**
 * Reads the build once.
 * @param folder with `browser`, `assets.json` and `loader.js`
 * @throws Error when it is not there
 */
export function readShellFiles(folder: string): ShellFiles {
  const browser = path.join(folder, 'browser');
  const text = (name: string) => {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) throw new Error(`${file} is missing: build the shell first`);
    return fs.readFileSync(file, 'utf8');
  };
  const assets = text('assets.json');
  const files = new Map(fs.readdirSync(browser).map((name) => [name, fs.readFileSync(path.join(browser, name))]));
  return {
    loader: text('loader.js').trim(),
    assets: readAssets(assets, 'main', (file) => files.has(file)),
    file: (name) => files.get(name),
  };
}
