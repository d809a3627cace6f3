// `npm run pack [folder]`: creates the packages that a remote in its own repository installs, docs/own-repository.md.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../souk-remote/build/place.mjs';
import { packedManifest, withVersions } from './pack/packed-manifest.mjs';

const PACKAGES = ['shared-kernel', 'souk-remote'];
const LEFT_OUT = [/^node_modules$/, /^dist/, /\.test\.\w+$/];

/**
 * Packs both packages with npm. They are staged first: `catalog:` and `workspace:` only work in this repository.
 * @param {string} to folder for the tarballs
 * @returns {string[]} their files, the kernel first
 */
export function pack(to) {
  const staging = fs.mkdtempSync(path.join(fs.realpathSync(ensured(path.join(ROOT, '.souk'))), 'pack-'));
  try {
    return PACKAGES.map((name) => {
      const folder = path.join(staging, name);
      fs.cpSync(path.join(ROOT, name), folder, {
        recursive: true,
        filter: (file) => !LEFT_OUT.some((pattern) => pattern.test(path.basename(file))),
      });
      const manifest = `${JSON.stringify(packedManifest(path.join(ROOT, name)), null, 2)}\n`;
      fs.writeFileSync(path.join(folder, 'package.json'), manifest);
      fillTemplates(folder);
      const made = execFileSync('npm', ['pack', '--json', '--pack-destination', ensured(to)], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32',
      });
      return path.join(to, JSON.parse(made)[0].filename);
    });
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
  }
}

/** Templates of package.json contain `catalog:`, too. */
function fillTemplates(folder) {
  const templates = fs.readdirSync(folder, { recursive: true }).map(String);
  for (const file of templates.filter((name) => path.basename(name) === 'package.json.template')) {
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    for (const field of ['dependencies', 'devDependencies'])
      if (manifest[field]) manifest[field] = withVersions(manifest[field]);
    fs.writeFileSync(path.join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

function ensured(folder) {
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

if (process.argv[1] === import.meta.filename) {
  const to = path.resolve(process.argv[2] ?? path.join(ROOT, '.souk/packages'));
  for (const file of pack(to)) console.log(path.relative(process.cwd(), file));
}
