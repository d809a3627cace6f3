import path from 'node:path';
import { build, context } from 'esbuild';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { SERVER_TEXT } from '../../souk-remote/build/server-text.mjs';

/** Bundles our own sources of a Node program; packages stay external. */
export async function bundleProgram(program) {
  await build(options(program));
}

/** Like `bundleProgram`, and again after every change; resolves when the first bundle is built. */
export async function watchProgram(program) {
  const watching = await context(options(program));
  await watching.rebuild();
  await watching.watch();
  return watching;
}

function options({ part, entries, dist = 'dist' }) {
  const folder = path.join(ROOT, part);
  return {
    absWorkingDir: folder,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(folder, file)])),
    outdir: path.join(folder, dist),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    ...SERVER_TEXT,
    logLevel: 'silent',
    plugins: [packagesOutside],
  };
}

/** Everything that is not ours is a package; the kernel is a workspace and is bundled. */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
      kind === 'entry-point' || request.startsWith('shared-kernel/') ? undefined : { path: request, external: true },
    );
  },
};
