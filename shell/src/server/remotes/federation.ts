import vm from 'node:vm';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ServerModule } from 'shared-kernel/remote/definition';

/** Verified text of server containers by container name, there only while the runtime asks for it. */
const verified = new Map<string, { code: string; file: string }>();
let plugged = false;

// webpack rewrites `createRequire` imports; getBuiltinModule escapes it
const nodeRequire = process.getBuiltinModule('node:module').createRequire(`${process.cwd()}/`);

/**
 * Gives already verified code of a server container to the federation runtime and returns its `./server`.
 * @param container name that the container was built with: the runtime frees an instance by it
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

// PITFALL: the runtime's loader for Node executes the body of a 404 and has no time limit, and its `fetch` hook is not asked for
// entries. This hook replaces it completely: nothing but verified text is ever run.
const verifiedEntries = {
  name: 'verified-entries',
  async loadEntry({ remoteInfo }: { remoteInfo: { name: string } }) {
    const found = verified.get(remoteInfo.name);
    if (!found) throw new Error(`${remoteInfo.name}: not verified`);
    const module = { exports: {} };
    const run = new vm.Script(`(function(exports,module,require,__filename){${found.code}\n})`, {
      filename: found.file,
    });
    run.runInThisContext()(module.exports, module, nodeRequire, found.file);
    // biome-ignore lint/suspicious/noExplicitAny: the container's shape is the runtime's affair
    return module.exports as any;
  },
};

/** Frees registration, module cache and instance of a version nobody needs any more. */
export function dropContainer(container: string, file: string): void {
  // removeRemote stands on the handler only (2.9.2 has no public function); without it every version ever live stays in memory
  const handler = getInstance()?.remoteHandler as unknown as
    | { removeRemote(remote: { name: string; entry: string }): void }
    | undefined;
  handler?.removeRemote({ name: container, entry: `verified:${file}` });
  delete (globalThis as Record<string, unknown>)[container];
}
