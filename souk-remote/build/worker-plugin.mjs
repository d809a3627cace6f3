import fs from 'node:fs';
import path from 'node:path';
import esbuild from 'esbuild';
import webpack from 'webpack';

/**
 * Emits the shell's service worker as `worker.js` and its icons as `icons/` beside the folder `browser`: a single file without
 * imports, because a worker is replaced as a whole, and pictures with the names that devices request.
 */
export class WorkerPlugin {
  /** @param {{entry: string, icons: string, root: string}} what `root`: folder for resolving packages */
  constructor(what) {
    this.what = what;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerPlugin', stage }, async () => {
        const { entry, icons, root } = this.what;
        const { outputFiles, metafile } = await esbuild.build({
          entryPoints: [entry],
          absWorkingDir: root,
          bundle: true,
          minify: true,
          write: false,
          metafile: true,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          define: { 'process.env.NODE_ENV': '"production"' },
        });
        for (const file of Object.keys(metafile.inputs)) compilation.fileDependencies.add(path.resolve(root, file));
        compilation.emitAsset('../worker.js', new webpack.sources.RawSource(outputFiles[0].text));
        for (const name of fs.readdirSync(icons)) {
          const file = path.join(icons, name);
          compilation.fileDependencies.add(file);
          compilation.emitAsset(`../icons/${name}`, new webpack.sources.RawSource(fs.readFileSync(file)));
        }
      });
    });
  }
}
