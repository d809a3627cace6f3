import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { Owner } from 'shared-kernel/rules/routes';
import type { Boot } from '../boot';
import { within } from '../deadline';
import { loadContainer } from './load-container';

/** ms after which a remote counts as unreachable */
const TIME_LIMIT = 8000;
/** ms before the second attempt */
const RETRY_AFTER = 300;

/** Returns the lifecycles of an owner, loaded once. */
export type LoadLifecycles = (owner: Owner) => Promise<Lifecycles>;

/**
 * Loads remotes of the page's release set, and the shell's own pages, each once; a failed load can be retried. There must be only
 * one version of a remote per document: all versions of a part push their chunks to one array, and two of them would overwrite each
 * other's modules (docs/decisions/0036).
 * @throws Error from the result, when it cannot be loaded within 8 s
 */
export function lifecyclesOf(boot: Boot): LoadLifecycles {
  const loading = new Map<Owner, Promise<Lifecycles>>();
  const load = async (owner: Owner): Promise<Lifecycles> => {
    if (owner === 'shell') return import(/* webpackChunkName: "pages" */ '../pages/lifecycles');
    const remote = boot.remotes.find(({ id }) => id === owner);
    if (!remote) throw new Error(`${owner} is not in the release set`);
    // Chromium passes a failed preload on to the next script with that URL without requesting it again: the first attempt after an
    // outage fails although the server is back
    return loadContainer(remote).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
      return loadContainer(remote);
    });
  };
  return (owner) => {
    let promise = loading.get(owner);
    if (!promise) {
      promise = within(TIME_LIMIT, `load ${owner}`, load(owner));
      loading.set(owner, promise);
      promise.catch(() => loading.delete(owner));
    }
    return promise;
  };
}
