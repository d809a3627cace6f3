import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Files under version control or about to be, as paths from the root.
 * @param {string} root
 * @param {string[]} folders
 */
export function filesOf(root, folders = ['.']) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\n'))].filter((file) => file && fs.existsSync(path.join(root, file)));
}

/** TypeScript that runs in production: no tests, nothing that only tests import. */
export function sourceFiles(root, folders) {
  return filesOf(root, folders).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file),
  );
}
