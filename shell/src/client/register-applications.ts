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

/** ms for which single-spa ignores an application that failed to load; an earlier retry would never do anything */
const IGNORED_FOR = 250;

/**
 * Hands the slot over to single-spa: one application per owner, active on its paths in the route table. A failing remote affects
 * the slot only (S077); a failure of the shell's own pages is one of the shell (S070).
 * @param first the application that is already mounted; single-spa takes it over as it is
 */
export function registerApplications(
  boot: Boot,
  load: LoadLifecycles,
  giveUp: (error: unknown) => void,
  first?: FirstApplication,
): void {
  if (first && first.owner !== ownerOf(location.pathname)) void first.leave();
  // also owners that are not in the release set: their pages offer a retry
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
  // only a changed URL is a navigation
  const handOver = first?.handOver();
  start({ urlRerouteOnly: true });
  handOver?.();
}

function offerRetry(boot: Boot, owner: Owner, error: Error): void {
  console.error(`[shell] ${owner} is not available`, error);
  const failedAt = Date.now();
  showErrorPanel(appElement(owner), boot.language, async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, IGNORED_FOR - (Date.now() - failedAt))));
    // an application whose bootstrap or mount threw stays broken until it is unloaded
    if (getAppStatus(owner) !== LOAD_ERROR) await unloadApplication(owner).catch(() => {});
    triggerAppChange();
  });
}
