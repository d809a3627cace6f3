import { emit } from 'shared-kernel/platform/bus';
import { ownerOf } from 'shared-kernel/platform/routes';
import type { MountProps } from 'shared-kernel/remote/definition';
import type { Owner } from 'shared-kernel/rules/routes';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import type { Boot } from '../boot';
import { showErrorPanel } from './error-panel';
import { type FirstApplication, mountProps } from './first-application';
import type { LoadLifecycles } from './load-lifecycles';
import { appElement } from './slot';

/** ms for which single-spa ignores an application that failed to load; a retry before would do nothing, for ever */
const IGNORED_FOR = 250;

/**
 * Hands the slot to single-spa: one application per owner, active on the paths that the route table gives it. A remote that fails
 * costs the slot (S077), the shell's own pages are the shell (S070).
 * @param first what is mounted already; single-spa takes it over as it is
 */
export function registerApplications(
  boot: Boot,
  load: LoadLifecycles,
  giveUp: (error: unknown) => void,
  first?: FirstApplication,
): void {
  if (first && first.owner !== ownerOf(location.pathname)) void first.leave();
  // those who are not in the release set as well: their pages offer a retry
  const owners = new Set<Owner>(['shell', ...boot.routes.map(([, owner]) => owner)]);
  for (const owner of owners) {
    registerApplication<Omit<MountProps, 'domElement'> & { domElement: HTMLElement }>({
      name: owner,
      app: async () => (owner === first?.owner ? first.lifecycles : load(owner)),
      activeWhen: ({ pathname }) => ownerOf(pathname) === owner,
      customProps: () => mountProps(boot, owner),
    });
  }
  addErrorHandler((error) => {
    const owner = error.appOrParcelName as Owner;
    if (owner === 'shell') giveUp(error);
    else offerRetry(boot, owner, error);
    emit('navigation:ended', { url: location.pathname + location.search });
  });
  // only a changed address is a navigation
  const handOver = first?.handOver();
  start({ urlRerouteOnly: true });
  handOver?.();
}

function offerRetry(boot: Boot, owner: Owner, error: Error): void {
  console.error(`[shell] ${owner} is not available`, error);
  const failedAt = Date.now();
  showErrorPanel(appElement(owner), boot.language, async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, IGNORED_FOR - (Date.now() - failedAt))));
    // an application whose bootstrap or mount threw is out for good until it is unloaded
    if (getAppStatus(owner) !== LOAD_ERROR) await unloadApplication(owner).catch(() => {});
    triggerAppChange();
  });
}
