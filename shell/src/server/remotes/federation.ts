import vm from 'node:vm';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ServerModule } from 'shared-kernel/remote/definition';

/** Verified code of server containers by container name, present only while the runtime requests it. */
const verified = new Map<string, { code: string; file: string }>();
let plugged = false;

// webpack rewrites `createRequire` imports; getBuiltinModule avoids that
const nodeRequire = process.getBuiltinModule('node:module').createRequire(`${process.cwd()}/`);

/**
 * Passes verified code of a server container to the federation runtime and returns its `./server`.
 * @param container name with which the container was built: the runtime frees an instance by it
 * @param file shown in stack traces
 */
export async function runContainer(container: string, file: string, code: string): Promise<ServerModule> {
  if (!plugged) registerPlugins([verifiedEntries]);
  plugged = true;
  verified.set(container, { code, file });
  try {
    registerRemotes([{ name: container, entry: `verified:${file}`, type: 'commonjs-module' }]);
    const module = await loadRemote<ServerModule>(`${container}/server`);
    if (typeof module?.render !== 'function') throw new Error(`${container}: ./server has no render`);
    return module;
  } catch (error) {
    dropContainer(container, file);
    throw error;
  } finally {
    verified.delete(container);
  }
}

// PITFALL: the runtime's loader for Node executes the body of a 404 and has no timeout, and its `fetch` hook is not called for
// entries. This hook replaces it completely: only verified code ever runs.
const verifiedEntries = {
  name: 'verified-entries',
  async loadEntry({ remoteInfo }: { remoteInfo: { name: string } }) {
    const entry = verified.get(remoteInfo.name);
    if (!entry) throw new Error(`${remoteInfo.name}: not verified`);
    const module = { exports: {} };
    const run = new vm.Script(`(function(exports,module,require,__filename){${entry.code}\n})`, {
      filename: entry.file,
    });
    run.runInThisContext()(module.exports, module, nodeRequire, entry.file);
    // biome-ignore lint/suspicious/noExplicitAny: the runtime defines the container's shape
    return module.exports as any;
  },
};

/** Frees registration, module cache and instance of an unused version. */
export function dropContainer(container: string, file: string): void {
  // removeRemote exists on the handler only (2.9.2 has no public function); without it every version that was ever live stays in
  // memory
  const handler = getInstance()?.remoteHandler as unknown as
    | { removeRemote(remote: { name: string; entry: string }): void }
    | undefined;
  handler?.removeRemote({ name: container, entry: `verified:${file}` });
  delete (globalThis as Record<string, unknown>)[container];
}
