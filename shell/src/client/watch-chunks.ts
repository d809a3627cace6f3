import { isChunkFailure, recoverFromChunkFailure } from 'shared-kernel/remote/chunk-failure';

/** A chunk that nobody awaited in vain by name (a dialog, a late part): one reload gives the tab the live release (S074). */
export function watchChunks(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isChunkFailure(event.reason) && recoverFromChunkFailure()) event.preventDefault();
  });
}
