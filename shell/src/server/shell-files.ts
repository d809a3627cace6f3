import fs from 'node:fs';
import path from 'node:path';
import { MIME } from './remotes/artifact-store';
import { type Assets, readAssets } from './remotes/read-assets';

/** The shell's own browser build. */
export interface ShellFiles {
  /** minified text of the inline loader */
  loader: string;
  assets: Assets;
  /** a file by its name; undefined when it is none of ours */
  file(name: string): { bytes: Buffer; type: string } | undefined;
}

/** Reads the build once. @throws Error when it is not there */
export function readShellFiles(folder: string): ShellFiles {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const type = MIME[path.extname(full)] ?? 'application/octet-stream';
    files.set(path.relative(folder, full).split(path.sep).join('/'), { bytes: fs.readFileSync(full), type });
  }
  const text = (name: string) => {
    const found = files.get(name);
    if (!found) throw new Error(`${path.join(folder, name)} is missing: build the shell first`);
    return found.bytes.toString('utf8');
  };
  return {
    loader: text('loader.js').trim(),
    assets: readAssets(text('assets.json'), 'main', (file) => files.has(file)),
    file: (name) => files.get(name),
  };
}
