import { STORAGE } from '../contract/storage';
import { isOffline } from '../platform/connection';
import { browser } from '../session/open-page';

/** ms during which a second failure does not reload again (S074) */
const ONCE_PER = 60_000;

/** True for webpack's error when a script or style of the page's release cannot be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Reloads the page after a chunk failure, at most once per 60 seconds (S074, D13): a tab whose release is gone gets the live one.
 * Returns false when the last reload was too recent, or when its time cannot be stored, which could cause endless reloads; the
 * caller then shows the error page. Also returns false offline, where a reload would lose what is on the screen (issue 13).
 */
export function recoverFromChunkFailure(): boolean {
  if (isOffline()) return false;
  const now = Date.now();
  try {
    const since = now - Number(sessionStorage.getItem(STORAGE.chunkReload) ?? 0);
    if (since >= 0 && since < ONCE_PER) return false;
    sessionStorage.setItem(STORAGE.chunkReload, String(now));
  } catch {
    return false;
  }
  browser.reload();
  return true;
}
