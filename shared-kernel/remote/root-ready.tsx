import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** the inline loader of the page (shell/src/client/loader.js) */
    __loader?: {
      /** a root has hydrated: its early input is replayed */
      ready(rootId: string): void;
      /** the shell's script has started */
      begin(): void;
      /** the shell cannot continue: one reload, then the error page (S070) */
      fail(error: unknown): void;
    };
  }
}

/** Tells the inline loader that a root has hydrated, so that it replays the visitor's early input into it. */
export function rootReady(id: string): void {
  window.__loader?.ready(id);
}

/** Wraps the tree of a hydrated root. @param id of the element with `data-root` */
export function RootReady({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => rootReady(id), [id]);
  return children;
}
