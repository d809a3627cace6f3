import webpack from 'webpack';

/**
 * Beside the folder `browser`: it belongs to the version, while the files in `browser` are shared by all versions with the same
 * bytes.
 */
const ASSETS_FILE = '../assets.json';

/**
 * Writes assets.json: the entry, and every named chunk group (screens, locales, the exposed module, the entry) with its scripts.
 * The shell's server builds the page's script tags from it, so that no browser has to discover what to load.
 */
export class AssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage }, () => {
        const scripts = (group) => group.getFiles().filter((file) => file.endsWith('.js'));
        const chunks = {};
        for (const [name, group] of [...compilation.namedChunkGroups, ...compilation.entrypoints]) {
          chunks[name] = scripts(group);
        }
        const [entrypoint] = compilation.entrypoints.values();
        const entry = [...entrypoint.getRuntimeChunk().files].find((file) => file.endsWith('.js'));
        const json = JSON.stringify({ entry, chunks }, null, 1);
        compilation.emitAsset(ASSETS_FILE, new webpack.sources.RawSource(json));
      });
    });
  }
}
