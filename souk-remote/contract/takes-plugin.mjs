import { addFindings, fileName, isOurs, refuse, sorted } from './findings.mjs';
import { referencesTo } from './references.mjs';

const NAME = 'TakesPlugin';

/**
 * Collects what a remote's build imports from the shell: per shared module the range of its version and the chains of names used,
 * each with a file that uses it. An import that cannot be read fails the build, as does a name that a library's facade does not
 * export.
 */
export class TakesPlugin {
  /**
   * @param {object} options
   * @param {[folder: string, name: string][]} options.places folders of our sources and their names in records
   * @param {(shareKey: string) => string | undefined} options.rangeOf the range that the sources need; undefined where versions do
   * not matter
   * @param {(shareKey: string) => Record<string, boolean | object> | undefined} options.tablesOf exported tables of a platform file
   * @param {(shareKey: string) => {file: string, names: string[]} | undefined} options.facadeOf exports of a library's facade
   */
  constructor({ places, rangeOf, tablesOf, facadeOf }) {
    Object.assign(this, { places, rangeOf, tablesOf, facadeOf });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // after unused code is known, before modules are concatenated
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
      // for a package that imports a whole library (`require('react')`) only the range counts; a facade cannot provide the whole
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

/** The end of a chain: a table, or `true` for a value with unknown members. */
function memberOf(tables, chain) {
  let here = tables;
  for (const name of chain) {
    if (here === true) return true;
    here = here[name] ?? true;
  }
  return here;
}
