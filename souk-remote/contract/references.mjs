/**
 * The names of a module that a build's code uses. Read from webpack's own graph after unused code has been dropped, so the result
 * is what the chunks contain and not what is in the sources.
 *
 * A chain is a list of names from the module inwards: `TABLE.cart` is ['TABLE', 'cart']; the empty chain is the whole module
 * (`import * as x` used as a value, `x[name]`, `import()`, `require()`).
 * @returns {{chain: string[], from: import('webpack').Module, dependency: import('webpack').Dependency}[]}
 */
export function referencesTo(compilation, module, following = new Set()) {
  const { moduleGraph, chunkGraph } = compilation;
  if (following.has(module)) return [];
  const deeper = new Set(following).add(module);
  const found = [];
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule: from } = connection;
    if (!from || !chunkGraph.getNumberOfModuleChunks(from) || !connection.isTargetActive(undefined)) continue;
    // `'name' in module` checks for it and works without it
    if (dependency.type.startsWith('evaluated X in')) continue;
    for (const chain of chainsOf(dependency, moduleGraph)) {
      if (dependency.type !== 'harmony export imported specifier' || !dependency.name) {
        found.push({ chain, from, dependency });
        continue;
      }
      // `export { emit } from './bus'`: its users determine how deep the use goes
      const users = referencesTo(compilation, from, deeper).filter(({ chain: [first] }) => first === dependency.name);
      for (const user of users) found.push({ ...user, chain: [...chain, ...user.chain.slice(1)] });
      if (!users.length) found.push({ chain, from, dependency });
    }
  }
  return found;
}

function chainsOf(dependency, moduleGraph) {
  const specifier = dependency.type.startsWith('harmony') && typeof dependency.getIds === 'function';
  // PITFALL: for a call `path.order()` getReferencedExports() returns just ['path'], because `path` is its `this`
  if (specifier && !dependency.referencedPropertiesInDestructuring) return [dependency.getIds(moduleGraph)];
  return dependency.getReferencedExports(moduleGraph, undefined).map((one) => (Array.isArray(one) ? one : one.name));
}
