import fs from 'node:fs';
import path from 'node:path';

/** The package that a file was installed with: `.../node_modules/<name>`, the innermost one. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * Tells which packages a build is made of, for the list of parts of an image (docs/containers.md): writes their folders' names and
 * versions into a file of its own, so that what is built stays the same bytes.
 */
export class PackagesPlugin {
  /** @param {string} file JSON that is written after the build */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PackagesPlugin', ({ fileDependencies }) => {
      // a package.json is also read where nothing of the package is taken
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
