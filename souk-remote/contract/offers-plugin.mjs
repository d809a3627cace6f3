import { addFindings, refuse, sorted } from './findings.mjs';

const NAME = 'OffersPlugin';

/**
 * Collects what the shell's build provides to remotes: per shared module its version and its names. Members of an exported object
 * literal are listed below its name; `true` means 'present, with unknown members'.
 */
export class OffersPlugin {
  /**
   * @param {object} options
   * @param {(file: string) => Record<string, boolean | object>} options.tablesIn exported tables of a source file
   */
  constructor({ tablesIn }) {
    this.tablesIn = tablesIn;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterChunks.tap(NAME, () => {
        const shared = {};
        for (const module of compilation.modules) {
          if (module.type !== 'provide-module') continue;
          const real = compilation.moduleGraph.getModule(module.dependencies[0]);
          shared[module._name] = { version: module._version, names: this.#names(compilation, real) };
          if (!real) refuse(compilation, `The shell shares ${module._name}, but its module was not built.`);
          this.#refuseUnreadable(compilation, module._name, shared[module._name].names);
        }
        addFindings(compilation, { offers: { shared: sorted(shared) } });
      });
    });
  }

  /** webpack may not know the names of a CommonJS library: then only the version counts. */
  #names({ moduleGraph }, module) {
    if (!module) return {};
    const provided = moduleGraph.getExportsInfo(module).getProvidedExports();
    if (!Array.isArray(provided)) return true;
    const names = Object.fromEntries(
      [...provided].sort().map((name) => {
        const target = moduleGraph.getExportInfo(module, name).getTarget(moduleGraph);
        const home = target?.module ?? module;
        // `export * as calls from './calls'`
        if (target && !target.export?.length) return [name, this.#names({ moduleGraph }, home)];
        return [name, this.#tables(home)[target?.export?.[0] ?? name] ?? true];
      }),
    );
    // `import React from 'react'` gets a CommonJS library's whole exports
    return module.getExportsType(moduleGraph, false) === 'namespace' ? names : { ...names, default: names };
  }

  /** A table with unknown members would accept every use of it. */
  #refuseUnreadable(compilation, at, names) {
    for (const [name, members] of Object.entries(names)) {
      if (members === false)
        refuse(
          compilation,
          `${at} exports '${name}' with members that cannot be read (a spread or a computed name): write them out.`,
        );
      else if (members !== true) this.#refuseUnreadable(compilation, at, members);
    }
  }

  #tables(module) {
    return /\.tsx?$/.test(module.resource ?? '') ? this.tablesIn(module.resource) : {};
  }
}
