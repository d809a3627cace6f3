import { createHash } from 'node:crypto';
import webpack from 'webpack';

const PLACEHOLDER = '__SOUK_INTEGRITY__';

/**
 * Adds the hashes of lazily loaded chunks to a build: every script element for a chunk gets an `integrity`. The hashes are in the
 * entry, whose own hash is in the page; a chunk without a hash is rejected. SHA-256: half of the bytes of SHA-384 in every entry,
 * and good enough for files that nobody can choose freely.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\nscript.integrity = "sha256-" + (${PLACEHOLDER}[url.split("/").pop()] || "unknown");`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        const isEntry = (file) => String(assets[file].source()).includes(PLACEHOLDER);
        const hashes = {};
        for (const file of scripts) if (!isEntry(file)) hashes[file] = sha256(assets[file].source());
        const map = JSON.stringify(hashes);
        for (const file of scripts.filter(isEntry)) {
          const text = String(assets[file].source()).replaceAll(PLACEHOLDER, () => `(${map})`);
          compilation.updateAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('base64');
