import { isChunkFailure } from 'shared-kernel/remote/chunk-failure';

/**
 * Answers the failure of a chunk that no part of the page handles (a dialog, a late part): one reload gives the tab the live release,
 * a second failure within 60 s shows the error page (S074, D13).
 */
export function watchChunks(giveUp: (error: unknown) => void): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.preventDefault();
    giveUp(event.reason);
  });
}
