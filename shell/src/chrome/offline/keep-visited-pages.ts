import { on } from 'shared-kernel/platform/bus';
import { isOffline } from 'shared-kernel/platform/connection';
import { liveRoute } from 'shared-kernel/platform/routes';
import { parsePageAddress } from 'shared-kernel/rules/page-address';
import { whenIdle } from '../when-idle';
import { isKeptPage } from './kept-page-mark';

const WORKER = '/worker.js';
/** ms that a visitor stays on a page before it is cached: a filter that is changed at once is not */
const STAYS = 2000;

/**
 * Registers the service worker, and reports pages that it has not seen: the first one of a visit, which loaded before it, and those
 * opened by client-side navigation (docs/decisions/0069). Not for visitors who save data, nor when the operator disabled it.
 * Returns a function that stops the reports.
 */
export function keepVisitedPages(): () => void {
  if (!('serviceWorker' in navigator) || document.documentElement.dataset.keeps === 'off') return () => {};
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => {};
  const { serviceWorker } = navigator;
  // with an active worker, the document went through it
  if (!serviceWorker.controller) void sendPage(serviceWorker);
  serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => {
    // storage or workers are blocked: everything except offline pages still works
  });
  let stays: ReturnType<typeof setTimeout>;
  const stop = on('navigation:ended', () => {
    clearTimeout(stays);
    stays = setTimeout(() => whenIdle(() => void sendPage(serviceWorker)), STAYS);
  });
  return () => {
    clearTimeout(stays);
    stop();
  };
}

async function sendPage({ ready }: ServiceWorkerContainer): Promise<void> {
  const { pathname, search } = location;
  const match = liveRoute(parsePageAddress(location).path);
  if (!match || match.route.personal || isOffline() || isKeptPage()) return;
  // late files are not listed in any document
  const files = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${location.origin}/`) ? new URL(name).pathname : []));
  const { active } = await ready;
  active?.postMessage({ keep: { page: pathname + search, files } });
}
