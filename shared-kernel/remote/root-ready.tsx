import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** the inline loader of the page (shell/src/client/loader.js) */
    __loader?: {
      /** a root listens now: what was kept for it is replayed */
      ready(rootId: string): void;
      /** the shell's script runs */
      begin(): void;
      /** the shell cannot go on: one reload, then the error page (S070) */
      fail(error: unknown): void;
    };
  }
}

/** Tells the inline loader that a root listens now, so that what the visitor did before is replayed into it. */
export function rootReady(id: string): void {
  window.__loader?.ready(id);
}

/** Put it around the tree of a hydrated root. @param id of the element with `data-root` */
export function RootReady({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => rootReady(id), [id]);
  return children;
}
