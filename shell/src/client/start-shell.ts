import { API_BASE } from 'shared-kernel/contract/call';
import { appElementId, type Boot } from '../boot';
import { loadLate } from '../load-late';
import { nameStyles } from './name-styles';
import type { Navigation } from './navigation';
import { pause } from './pause';
import { readBoot, readSite } from './read-boot';
import { rootListens } from './root-listens';

/** ms that late parts wait for the slot to hydrate; after that they load in any case */
const SLOT_LIMIT = 3000;

/**
 * Starts the shell. Never rejects: any exception, at the start or of a part that cannot continue later, leads to one reload and
 * then the error page (S070), which the inline loader shows: it needs nothing of this bundle.
 */
export async function startShell(): Promise<void> {
  let navigation: Navigation | undefined;
  const giveUp = (error: unknown) => {
    navigation?.stop();
    window.__loader?.fail(error);
  };
  try {
    await startPieces(giveUp, (started) => {
      navigation = started;
    });
  } catch (error) {
    giveUp(error);
  }
}

/**
 * Starts the page in pieces: the libraries are in this bundle, but each piece is evaluated in a separate task, so that no task is
 * long (one list of static imports was a single task of 240 to 340 ms on a slow phone, in pieces the longest was 55 ms).
 */
async function startPieces(giveUp: (error: unknown) => void, onNavigation: (started: Navigation) => void) {
  const written = readBoot();
  // runs while the libraries are evaluated; a failure is thrown where it is awaited
  const site = readSite(written);
  site.catch(() => {});
  nameStyles();
  await import(/* webpackMode: "eager" */ '../shared-modules/react');
  await pause();
  await import(/* webpackMode: "eager" */ '../shared-modules/dom');
  const { hydrateInLongSlices } = await import(/* webpackMode: "eager" */ './hydration-slices');
  const usualSlices = hydrateInLongSlices();
  await pause();
  await import(/* webpackMode: "eager" */ '../shared-modules/styles');
  await pause();
  await import(/* webpackMode: "eager" */ '../shared-modules/data');
  await pause();
  await import(/* webpackMode: "eager" */ '../shared-modules/platform');
  await import(/* webpackMode: "eager" */ '../shared-modules/browser');
  const { setRoutes } = await import(/* webpackMode: "eager" */ 'shared-kernel/platform/routes');
  setRoutes(written.routes.map(([id, owner, pattern, more]) => ({ id, owner, pattern, ...more })));
  await pause();

  const { followScrollPositions } = await import(/* webpackMode: "eager" */ './scroll-positions');
  followScrollPositions();
  const { createApiClient } = await import(/* webpackMode: "eager" */ 'shared-kernel/platform/api-client');
  const { userToken } = await import(/* webpackMode: "eager" */ 'shared-kernel/platform/user-token');
  const api = createApiClient({ base: API_BASE, language: written.language, userToken });
  const { hydrateFrame } = await import(/* webpackMode: "eager" */ '../chrome/hydrate-frame');
  await pause();
  const boot: Boot = { ...written, site: await site };
  const slot = boot.active === null ? Promise.resolve() : rootListens(appElementId(boot.active));
  void settled(slot).then(usualSlices);
  await hydrateFrame({ boot, api, slot, giveUp });
  if (boot.active === null) return;
  await pause();

  const { watchChunks } = await import(/* webpackMode: "eager" */ './watch-chunks');
  watchChunks(giveUp);
  const { lifecyclesOf } = await import(/* webpackMode: "eager" */ './load-lifecycles');
  const { mountFirst } = await import(/* webpackMode: "eager" */ './first-application');
  await pause();
  const load = lifecyclesOf(boot);
  // an empty slot has nothing to hydrate, and single-spa's error handler shows its failure
  const first = boot.inline ? await mountFirst(boot, boot.active, load) : undefined;
  if (first) await settled(slot);

  // single-spa, client-side navigation, the session, the call library (docs/decisions/0048), i18next (0052): until then links and
  // search forms navigate natively
  const { runApplications } = await loadLate(() => import(/* webpackChunkName: "late" */ './run-applications'));
  const { startSession } = await loadLate(() => import(/* webpackChunkName: "late" */ './start-session'));
  const { bringLibrary } = await import(/* webpackMode: "eager" */ 'shared-kernel/platform/i18n-instance');
  await loadLate(bringLibrary);
  await pause();
  const navigation = runApplications(boot, load, giveUp, first);
  onNavigation(navigation);
  await pause();
  startSession(api, (error) => {
    navigation.stop();
    import(/* webpackChunkName: "error-page" */ '../errors/show-error-page')
      .then(({ showErrorPage }) => showErrorPage(error, boot.language))
      .catch(giveUp);
  });
}

const settled = (slot: Promise<void>) =>
  Promise.race([slot, new Promise<void>((resolve) => setTimeout(resolve, SLOT_LIMIT))]);
