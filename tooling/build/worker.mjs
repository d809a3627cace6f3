import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { compile } from '../../souk-remote/build/compile.mjs';
import { webpackConfig } from '../../souk-remote/build/factory.mjs';
import { roleOf } from '../../souk-remote/build/parts.mjs';
import { folderOf, KERNEL, ROOT } from '../../souk-remote/build/place.mjs';
import { writeDeclarations } from '../../souk-remote/contract/declarations.mjs';
import { writeRecord } from '../../souk-remote/contract/record.mjs';
import { bundleProgram } from './bundle-program.mjs';

const BUILDERS = { webpack: buildFrontEnd, esbuild: buildProgram };

process.on('message', async (job) => {
  try {
    await BUILDERS[job.kind](job);
    process.send({});
  } catch (error) {
    process.send({ error: String(error.message ?? error) });
  }
});

async function buildFrontEnd({ part, version, mono }) {
  const what = { part, version, mono, dist: mono ? 'dist-mono' : 'dist' };
  const browser = await compile(webpackConfig({ ...what, target: 'browser' }));
  if (mono) return;
  const server = await compile(webpackConfig({ ...what, target: 'server' }));
  const folder = path.join(ROOT, part, 'dist', roleOf(part) === 'remote' ? version : '.');
  fs.rmSync(path.join(folder, '.stamp'), { force: true });
  await writeDeclarations({ kernel: KERNEL, folder, cache: path.join(ROOT, 'node_modules/.cache/souk-types') });
  await writeRecord({ source: folderOf(part), kernel: KERNEL, part, version, folder, stats: { browser, server } });
}

async function buildProgram({ part, entries, version }) {
  await bundleProgram({ part, entries });
  // what is released of a program is told by the program itself
  if (version)
    await promisify(execFile)('node', ['dist/write-release.mjs', 'dist/release', version], {
      cwd: path.join(ROOT, part),
    });
}
