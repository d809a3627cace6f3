import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';

/** The bar of a lost connection. Its code loads once the page is loaded and idle: offline it would be too late. */
export function LaterOfflineBar() {
  const [OfflineBar, setOfflineBar] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "offline" */ './offline-bar').then(
          (module) => setOfflineBar(() => module.OfflineBar),
          // the page works without it
          () => {},
        );
      }),
    [],
  );
  return OfflineBar && <OfflineBar />;
}
