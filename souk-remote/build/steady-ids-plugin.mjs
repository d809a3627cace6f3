/** Short, and not numeric: webpack gives numbers to all others. */
const IDS = ['container', 'sharing'];

/**
 * Gives the modules of a remote's entry fixed ids. Their names contain the version, and webpack derives three-digit ids from names:
 * from one version to the next an entry's module took the id of a screen's, about once in ten releases, and unchanged files got new
 * ids, so that returning visitors loaded them again.
 */
export class SteadyIdsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SteadyIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SteadyIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** The container, and the module with a hash in its name that federation wrote beside it. */
function idOf(module) {
  const name = module.identifier();
  if (name.startsWith('container entry ')) return IDS[0];
  return /[/\\]\.federation[/\\]entry\.[0-9a-f]+\.js(\||$)/.test(name) ? IDS[1] : undefined;
}
