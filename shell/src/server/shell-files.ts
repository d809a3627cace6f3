import fs from 'node:fs';
import path from 'node:path';
import type { ShellRecord } from '../../../souk-remote/contract/fits.mjs';
import { LateStyles } from './page/late-styles';
import { type Assets, readAssets } from './remotes/read-assets';

/** Files of the shell's own build, as used by its server. */
export interface ShellFiles {
  /** minified text of the inline loader */
  loader: string;
  assets: Assets;
  /** text of the service worker; older builds have none */
  worker?: string;
  /** an icon of the shop as an application, by its name; undefined when the build has none of that name */
  icon?(name: string): Buffer | undefined;
  /** style sheet of its frame and pages; development builds have none */
  late?: LateStyles;
  /** its exports for remotes; development builds have none, because nothing is dropped from them */
  record?: ShellRecord;
  /** a browser file by its name; undefined when this build has none of that name */
  file(name: string): Buffer | undefined;
}

/**
 * Reads the build once.
 * @param folder with `assets.json` and `loader.js`
 * @param browser folder of the browser files; in a store all versions share one
 * @throws Error when it is missing
 */
export function readShellFiles(folder: string, browser = path.join(folder, 'browser')): ShellFiles {
  const text = (name: string) => {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) throw new Error(`${file} is missing: build the shell first`);
    return fs.readFileSync(file, 'utf8');
  };
  const optional = (name: string) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
  };
  const worker = optional('worker.js');
  const files = new Map(fs.readdirSync(browser).map((name) => [name, fs.readFileSync(path.join(browser, name))]));
  const assets = readAssets(text('assets.json'), 'main', (file) => files.has(file));
  const { styles } = assets;
  return {
    loader: text('loader.js').trim(),
    assets,
    ...(styles ? { late: new LateStyles(`/assets/${styles}`, String(files.get(styles))) } : {}),
    ...(process.env.NODE_ENV === 'development' ? {} : { record: JSON.parse(text('record.json')) }),
    ...(worker ? { worker: worker.toString() } : {}),
    icon: (name) => optional(`icons/${name}`),
    file: (name) => files.get(name),
  };
}
