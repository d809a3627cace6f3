import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { aShop } from '../../souk-remote/release/testing/a-shop.mjs';

const run = promisify(execFile);
const HERE = path.join(process.cwd(), 'deploy/containers');
let shop;
beforeEach(() => {
  shop = aShop();
});
afterEach(() => shop.remove());

/** Runs a command of an image in a folder with the image's content. */
async function start(command, folder, env = {}, words = []) {
  const { stdout } = await run(process.execPath, [path.join(shop.folder, 'commands', `${command}.mjs`), ...words], {
    cwd: folder,
    env: { ...process.env, STORE: shop.store, RELEASES: shop.releases, ...env },
  });
  return stdout;
}

test('remotes publish themselves, then all goes live in one change; a second start changes nothing', async () => {
  // as in the image: one file each, without the builder's packages
  await build({
    entryPoints: {
      'publish-built': path.join(HERE, 'publish-built.mjs'),
      'release-built': path.join(HERE, 'release-built.mjs'),
      release: path.join(process.cwd(), 'souk-remote/release/release.mjs'),
    },
    external: ['*/try-release.mjs'],
    outdir: path.join(shop.folder, 'commands'),
    outExtension: { '.js': '.mjs' },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'silent' },
  });
  const image = (name) => path.join(shop.folder, 'images', name);
  const put = (part, version, to) => fs.cpSync(shop.build(part, version), to, { recursive: true });
  put('mfe-content', '1.0.0', path.join(image('mfe-content'), 'dist'));
  for (const part of ['shell', 'api']) put(part, '1.0.0', path.join(image('release'), part));

  const remote = () => start('publish-built', image('mfe-content'), { REMOTE: 'mfe-content' });
  expect(await remote()).toBe('mfe-content 1.0.0 is published\n');
  expect(await start('release-built', image('release'))).toBe(
    'shell 1.0.0 is live\napi 1.0.0 is live\nmfe-content 1.0.0 is live\n',
  );
  expect(await remote()).toBe('mfe-content 1.0.0 was published already\n');
  expect(await start('release-built', image('release'))).toBe('');
  expect(await start('release', image('release'), {}, ['status'])).toMatch(/'mfe-content' │ '1\.0\.0'/);
});
