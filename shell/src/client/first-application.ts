import { ownerOf } from 'shared-kernel/platform/routes';
import type { Lifecycles, MountProps } from 'shared-kernel/remote/definition';
import type { Owner } from 'shared-kernel/rules/routes';
import type { Boot } from '../boot';
import type { LoadLifecycles } from './load-lifecycles';
import { appElement } from './slot';

/** What an owner's application is mounted with. */
export const mountProps = ({ language, site, inline }: Boot, owner: Owner): MountProps => ({
  domElement: appElement(owner),
  language,
  site,
  inline,
});

/** The part that was mounted before single-spa was there. */
export interface FirstApplication {
  owner: Owner;
  /** as single-spa gets them: the first mount finds everything done */
  lifecycles: Lifecycles;
  /** takes the part out of the slot again: the visitor has left it before single-spa came */
  leave(): Promise<void>;
  /**
   * Call it before single-spa starts, and what it returns afterwards: listeners of the address then go through single-spa, and hear of
   * changes that they have missed.
   */
  handOver(): () => void;
}

/**
 * Mounts what the server has rendered without waiting for single-spa, which comes behind (docs/decisions/0048).
 * @returns undefined when it fails; single-spa then tries again and shows what is wrong
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
          const told = addAgain();
          // single-spa makes this event for pushState and replaceState, and was not there
          if (told !== location.href && ownerOf(location.pathname) === owner)
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
 * Notes who listens to `popstate`: single-spa holds listeners back until the old page has gone, but only those that are added after it.
 * PITFALL: single-spa adds its own listener when it starts, so the noting must have ended before.
 * @returns `stop` ends it and gives what adds the listeners again; that gives the last address that they were told of
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
