import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';

/** The bar of a lost connection. It comes once the page is loaded and idle: later it could not be had. */
export function LaterOfflineBar() {
  const [OfflineBar, setOfflineBar] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "offline" */ './offline-bar').then(
          (module) => setOfflineBar(() => module.OfflineBar),
          // the page goes on without it
          () => {},
        );
      }),
    [],
  );
  return OfflineBar && <OfflineBar />;
}
