import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesOf } from '../checks/source-files.mjs';

/**
 * A copy of the tree as a separate repository with one commit, for tests that change it. Packages are those installed here;
 * workspace packages are those of the copy.
 * @param {string} root
 * @returns {string} folder of the copy; the caller deletes it
 */
export function copyTree(root) {
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'souk-copy-')));
  for (const file of filesOf(root)) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of fs.readdirSync(copy)) linkPackages(path.join(root, name), path.join(copy, name));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@souk.example', ...args], { cwd: copy });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Copy');
  return copy;
}

/** Links a package of the copy to the dependencies installed for another one here. */
export function linkPackages(from, to) {
  const installed = path.join(from, 'node_modules');
  if (!fs.existsSync(installed) || !fs.existsSync(path.join(to, 'package.json'))) return;
  for (const name of fs.readdirSync(installed).filter((each) => !each.startsWith('.'))) {
    const target = fs.realpathSync(path.join(installed, name));
    const link = path.join(to, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    // a workspace package is next to the others in the copy, too
    const own = path.dirname(target) === path.dirname(from);
    fs.symlinkSync(own ? path.join(path.dirname(to), path.basename(target)) : target, link);
  }
}
