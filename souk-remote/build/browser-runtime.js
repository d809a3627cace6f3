/*
 * Our runtime for federation in the browser. It replaces the default export of @module-federation/webpack-bundler-runtime 2.9.2 in
 * the code that @module-federation/enhanced generates; container format, share metadata and the server's side stay the official
 * ones. The official runtime costs 19 kB brotli in every container, this costs less than 1.
 *
 * Left out: version negotiation (every shared key is the host's single copy, see shared-modules.mjs), remotes declared at build
 * time, hooks, snapshots, manifests.
 */

// share key -> version -> module, in the official runtime's format
globalThis.__SOUK_SHARED__ ??= {};
const shared = globalThis.__SOUK_SHARED__;

function sharedModule(key) {
  const found = Object.values(shared[key] ?? {})[0];
  if (!found) throw new Error(`The host does not share ${key}`);
  // the host's modules are eager: get() returns the module's factory synchronously
  found.lib ??= found.get();
  return found.lib();
}

function install(webpackRequire, id) {
  const { shareKey } = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
  webpackRequire.m[id] = (module) => {
    delete webpackRequire.c[id];
    module.exports = sharedModule(shareKey);
  };
}

const bundlerRuntime = {
  S: {},
  /** Called by every container and the host at start: adds their shared modules to the single scope. */
  init({ webpackRequire }) {
    const { name, shared: offered } = webpackRequire.federation.initOptions;
    for (const key of Object.keys(offered)) {
      for (const one of offered[key]) {
        shared[key] ??= {};
        shared[key][one.version] ??= { ...one, from: name, loaded: 1, useIn: [name], strategy: 'version-first' };
      }
    }
    return { name, options: { name }, shareScopeMap: { default: shared } };
  },
  /** The host's own shared modules, needed by its first chunk. */
  installInitialConsumes({ webpackRequire, initialConsumes }) {
    for (const id of webpackRequire.consumesLoadingData.initialConsumes ?? initialConsumes) install(webpackRequire, id);
  },
  /** The shared modules that a remote's chunk needs; all are available already. */
  consumes({ webpackRequire, chunkId, installedModules }) {
    for (const id of webpackRequire.consumesLoadingData.chunkMapping[chunkId] ?? []) {
      if (id in installedModules) continue;
      installedModules[id] = 0;
      install(webpackRequire, id);
    }
  },
  I: () => true,
  // the single scope exists already
  initContainerEntry: () => true,
};

export default {
  runtime: {},
  bundlerRuntime,
  attachShareScopeMap(webpackRequire) {
    webpackRequire.S = { default: shared };
  },
  bundlerRuntimeOptions: {},
};
