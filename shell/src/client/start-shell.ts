import { API_BASE } from 'shared-kernel/contract/call';
import type { Navigation } from './navigation';
import { pause } from './pause';
import { readBoot } from './read-boot';

/**
 * Starts the shell. Never rejects: any exception, at the start or of a part that cannot go on later, leads to one reload and then the
 * error page (S070), which the inline loader shows: it needs nothing of this bundle.
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
 * Starts the page in pieces: the libraries are in this bundle, but each piece is evaluated in a task of its own, so that no task
 * is long (one list of static imports was a single task of 240 to 340 ms on a slow phone, in pieces the longest was 55 ms).
 */
async function startPieces(giveUp: (error: unknown) => void, onNavigation: (started: Navigation) => void) {
  const boot = readBoot();
  await import(/* webpackMode: "eager" */ '../shared-modules/react');
  await pause();
  await import(/* webpackMode: "eager" */ '../shared-modules/dom');
  await pause();
  await import(/* webpackMode: "eager" */ '../shared-modules/styles');
  await pause();
  await import(/* webpackMode: "eager" */ '../shared-modules/data');
  await pause();
  await import(/* webpackMode: "eager" */ '../shared-modules/platform');
  await import(/* webpackMode: "eager" */ '../shared-modules/browser');
  const { setRoutes } = await import(/* webpackMode: "eager" */ 'shared-kernel/platform/routes');
  setRoutes(boot.routes.map(([id, owner, pattern, more]) => ({ id, owner, pattern, ...more })));
  await pause();

  const { followScrollPositions } = await import(/* webpackMode: "eager" */ './scroll-positions');
  followScrollPositions();
  const { createApiClient } = await import(/* webpackMode: "eager" */ 'shared-kernel/platform/api-client');
  const { userToken } = await import(/* webpackMode: "eager" */ 'shared-kernel/platform/user-token');
  const api = createApiClient({ base: API_BASE, language: boot.language, userToken });
  const { hydrateFrame } = await import(/* webpackMode: "eager" */ '../chrome/hydrate-frame');
  await pause();
  await hydrateFrame(boot, api, giveUp);
  await pause();
  if (boot.active === null) return;

  const { runApplications } = await import(/* webpackMode: "eager" */ './run-applications');
  await pause();
  const navigation = runApplications(boot, giveUp);
  onNavigation(navigation);
  const { startSession } = await import(/* webpackMode: "eager" */ './start-session');
  await pause();
  startSession(api, (error) => {
    navigation.stop();
    import(/* webpackChunkName: "error-page" */ '../errors/show-error-page')
      .then(({ showErrorPage }) => showErrorPage(error, boot.language))
      .catch(giveUp);
  });
}
