import fs from 'node:fs';
import path from 'node:path';

/** The package that a file belongs to: `.../node_modules/<name>`, the innermost one. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * Reports the packages that a build consists of, for an image's SBOM (docs/containers.md): writes their folders' names and versions
 * into a separate file, so that the build's own bytes do not change.
 */
export class PackagesPlugin {
  /** @param {string} file JSON that is written after the build */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PackagesPlugin', ({ fileDependencies }) => {
      // a package.json is also read when nothing of the package is used
      const taken = [...fileDependencies].filter((file) => !file.endsWith('package.json'));
      const folders = new Set(taken.map((file) => PACKAGE.exec(file)?.[0]).filter(Boolean));
      const packages = [...folders]
        .map((folder) => path.join(folder, 'package.json'))
        .filter((file) => fs.existsSync(file))
        .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
        .map(({ name, version, license }) => ({ name, version, license }));
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, JSON.stringify(packages));
    });
  }
}
