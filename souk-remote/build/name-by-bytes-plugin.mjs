import { createHash } from 'node:crypto';
import webpack from 'webpack';

/**
 * Names entries by their final bytes: `remoteEntry.<12 hex of the SHA-256>.js`. The hashes of the chunks are written into an entry
 * after webpack has named its files, so webpack's own hash does not distinguish two entries.
 */
export class NameByBytesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NameByBytesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'NameByBytesPlugin', stage }, (assets) => {
        for (const [, entrypoint] of compilation.entrypoints) {
          const file = [...entrypoint.getRuntimeChunk().files].find((name) => name.endsWith('.js'));
          const hash = createHash('sha256').update(assets[file].source()).digest('hex').slice(0, 12);
          compilation.renameAsset(file, file.replace(/\.js$/, `.${hash}.js`));
        }
      });
    });
  }
}
