import { ownerOf } from 'shared-kernel/platform/routes';
import type { Lifecycles, MountProps } from 'shared-kernel/remote/definition';
import type { Owner } from 'shared-kernel/rules/routes';
import type { Boot } from '../boot';
import type { LoadLifecycles } from './load-lifecycles';
import { appElement } from './slot';

/** Props with which an owner's application is mounted. */
export const mountProps = ({ language, site, inline }: Boot, owner: Owner): MountProps => ({
  domElement: appElement(owner),
  language,
  site,
  inline,
});

/** The part that was mounted before single-spa was loaded. */
export interface FirstApplication {
  owner: Owner;
  /** for single-spa: the first mount is already done */
  lifecycles: Lifecycles;
  /** removes the part from the slot again: the visitor left it before single-spa was loaded */
  leave(): Promise<void>;
  /**
   * Call it before single-spa starts, and the returned function afterwards: listeners of URL changes then go through single-spa,
   * and receive those that they have missed.
   */
  handOver(): () => void;
}

/**
 * Mounts the server-rendered part without waiting for single-spa, which loads later (docs/decisions/0048).
 * @returns undefined when it fails; single-spa then retries and shows the error
 */
export async function mountFirst(
  boot: Boot,
  owner: Owner,
  load: LoadLifecycles,
): Promise<FirstApplication | undefined> {
  const held = holdListeners();
  try {
    const { mount, ...lifecycles } = await load(owner);
    const props = mountProps(boot, owner);
    await lifecycles.bootstrap(props);
    await mount(props);
    let mounted = true;
    return {
      owner,
      lifecycles: {
        ...lifecycles,
        async mount(again) {
          if (!mounted) await mount(again);
          mounted = false;
        },
      },
      async leave() {
        mounted = false;
        await lifecycles.unmount(props);
      },
      handOver() {
        const addAgain = held.stop();
        return () => {
          const lastHref = addAgain();
          // single-spa fires this event for pushState and replaceState, but was not loaded
          if (lastHref !== location.href && ownerOf(location.pathname) === owner)
            dispatchEvent(
              Object.assign(new PopStateEvent('popstate', { state: history.state }), { singleSpaTrigger: 'pushState' }),
            );
        };
      },
    };
  } catch {
    held.stop()();
    return undefined;
  }
}

/**
 * Records listeners of `popstate`: single-spa defers listeners until the old page is gone, but only those added after it. PITFALL:
 * single-spa adds its own listener when it starts, so the recording must have ended before.
 * @returns `stop` ends it and returns a function that adds the listeners again and returns the last URL that they received
 */
function holdListeners(): { stop(): () => string } {
  let { href } = location;
  const follow = () => {
    href = location.href;
  };
  const held = new Set<EventListenerOrEventListenerObject>();
  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
    if (type === 'popstate') held.add(listener);
    addEventListener.call(window, type, listener, options);
  };
  window.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
    if (type === 'popstate') held.delete(listener);
    removeEventListener.call(window, type, listener, options);
  };
  addEventListener.call(window, 'popstate', follow);
  return {
    stop() {
      Object.assign(window, { addEventListener, removeEventListener });
      return () => {
        removeEventListener.call(window, 'popstate', follow);
        for (const listener of held) {
          removeEventListener.call(window, 'popstate', listener);
          window.addEventListener('popstate', listener);
        }
        return href;
      };
    },
  };
}
type Options = boolean | AddEventListenerOptions;
