import path from 'node:path';
import { LIBRARY_CUTS, markOf } from './library-cuts.mjs';

const LOADER = path.join(import.meta.dirname, 'library-cuts-loader.mjs');

/**
 * Removes unused parts of libraries (library-cuts.mjs), and fails the build when a library was not cut: a new version may have
 * other files.
 */
export class LibraryCutsPlugin {
  apply(compiler) {
    compiler.options.module.rules.push(
      ...LIBRARY_CUTS.map(({ file }) => ({ test: file, enforce: 'pre', use: LOADER })),
    );
    compiler.hooks.thisCompilation.tap('LibraryCutsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LibraryCutsPlugin', (modules) => {
        for (const { library, file } of LIBRARY_CUTS) {
          // read from the modules, because those from webpack's cache have not passed through the loader this time
          const isCut = (module) =>
            file.test(module.resource) && String(module.originalSource()?.source()).includes(markOf(library));
          if (![...modules].some(isCut))
            compilation.errors.push(
              new Error(
                `${library} was not cut: no file like ${file} in the build has the text that its cuts are for.`,
              ),
            );
        }
      });
    });
  }
}
