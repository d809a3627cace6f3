import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../webpack/parts.mjs';

/** Bundles our own sources of a Node program; packages stay where they are installed. */
export async function bundleProgram({ part, entries }) {
  const folder = path.join(ROOT, part);
  await build({
    absWorkingDir: folder,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(folder, file)])),
    outdir: path.join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [packagesOutside],
  });
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
