import fs from 'node:fs';
import { minify } from '@swc/core';
import webpack from 'webpack';

/**
 * Emits the page's inline loader as `loader.js` beside the folder `browser`, minified separately: it is text in the document, never
 * part of the bundle.
 */
export class InlineLoaderPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InlineLoaderPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'InlineLoaderPlugin', stage }, async () => {
        const source = fs.readFileSync(this.file, 'utf8');
        const { code } = await minify(source, { compress: true, mangle: true, module: false, ecma: 2022 });
        compilation.emitAsset('../loader.js', new webpack.sources.RawSource(code));
      });
    });
  }
}
