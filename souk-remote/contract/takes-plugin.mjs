import { addFindings, fileName, isOurs, refuse, sorted } from './findings.mjs';
import { referencesTo } from './references.mjs';

const NAME = 'TakesPlugin';

/**
 * Reads what a remote's build asks of the shell: per shared module the range of its version and the chains of names used of it, each
 * with a file that uses it. What cannot be read stops the build, and so does a name that a library's facade does not give.
 */
export class TakesPlugin {
  /**
   * @param {object} options
   * @param {[folder: string, name: string][]} options.places folders of our sources and what records call them
   * @param {(shareKey: string) => string | undefined} options.rangeOf the range that the sources need; undefined where no number decides
   * @param {(shareKey: string) => Record<string, boolean | object> | undefined} options.tablesOf exported tables of a platform file
   * @param {(shareKey: string) => {file: string, names: string[]} | undefined} options.facadeOf what a library's facade gives
   */
  constructor({ places, rangeOf, tablesOf, facadeOf }) {
    Object.assign(this, { places, rangeOf, tablesOf, facadeOf });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // after unused code is known, before modules are joined into one
      compilation.hooks.afterChunks.tap(NAME, () => {
        const shared = {};
        for (const module of compilation.modules) {
          if (module.type !== 'consume-shared-module' || !compilation.chunkGraph.getNumberOfModuleChunks(module))
            continue;
          const { shareKey } = module.options;
          const names = this.#names(compilation, module, shareKey);
          this.#refuseUnreadable(compilation, shareKey, names);
          const range = this.rangeOf(shareKey);
          shared[shareKey] = { ...(range === undefined ? {} : { range }), names };
        }
        addFindings(compilation, { takes: { shared: sorted(shared) } });
      });
    });
  }

  /** '*' is the module itself used as a value, where no name can be read. */
  #names(compilation, module, shareKey) {
    const names = {};
    for (const { chain, from } of referencesTo(compilation, module)) {
      const name = chain.join('.') || '*';
      // a package that takes a library whole (`require('react')`) speaks by ranges; a facade cannot give the whole
      const whole = name === '*' || name === 'default';
      if (whole && !isOurs(this.places, from) && this.rangeOf(shareKey) && !this.facadeOf(shareKey)) continue;
      const file = fileName(this.places, from);
      if (!Object.hasOwn(names, name) || file < names[name]) names[name] = file;
    }
    return sorted(names);
  }

  #refuseUnreadable(compilation, key, names) {
    const tables = this.tablesOf(key) ?? {};
    const facade = this.facadeOf(key);
    for (const [chain, file] of Object.entries(names)) {
      const table = chain === '*' ? {} : memberOf(tables, chain.split('.'));
      if (table !== true)
        refuse(
          compilation,
          `${file} uses all of '${chain}' of ${key}: it must name what it needs, such as one member.`,
        );
      else if (facade && !facade.names.includes(chain.split('.')[0]))
        refuse(
          compilation,
          `${file} uses '${chain}' of a shared library, which ${facade.file} does not give: do without it, or let the shell give it there.`,
        );
    }
  }
}

/** What a chain ends at: a table, or `true` for a value that nobody looks into. */
function memberOf(tables, chain) {
  let here = tables;
  for (const name of chain) {
    if (here === true) return true;
    here = here[name] ?? true;
  }
  return here;
}
