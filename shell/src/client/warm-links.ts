import { on } from 'shared-kernel/platform/bus';
import { afterPaint } from 'shared-kernel/remote/after-paint';
import type { Owner } from 'shared-kernel/rules/routes';
import type { Boot } from '../boot';
import type { LoadLifecycles } from './load-lifecycles';
import type { Navigation } from './navigation';

/** ms after which idle work runs even if the browser is never idle (S059) */
const IDLE_LIMIT = 2000;
/** ms that a mouse must hover over a link: one that only passes requests nothing */
const REST = 65;

/**
 * Prefetches the next page: code and data of a link on touch, hover or focus; only code for links in view, when the browser is
 * idle.
 */
export function warmLinks(boot: Boot, navigation: Navigation, load: LoadLifecycles): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const loaded = new Set<Owner>(boot.active ? [boot.active] : []);
  const warm = async (link: HTMLAnchorElement, what: 'chunk' | 'all') => {
    if (link.origin !== location.origin) return;
    const decision = navigation.decide(new URL(link.href));
    if (decision.how !== 'within') return;
    const { owner } = decision;
    // idle time is for remotes that are already loaded
    if (what === 'chunk' && !loaded.has(owner)) return;
    try {
      const lifecycles = await load(owner);
      loaded.add(owner);
      await lifecycles.warm(link.href, what, boot);
    } catch {
      // the navigation itself reports the error
    }
  };

  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { passive: true, capture: true });
  let rest: ReturnType<typeof setTimeout> | undefined;
  listen('pointerover', (event) => {
    // a finger does not hover: it taps
    if (event.pointerType === 'touch') return;
    clearTimeout(rest);
    const link = linkOf(event);
    if (link) rest = setTimeout(() => warm(link, 'all'), REST);
  });
  let pressed: HTMLAnchorElement | null = null;
  listen('pointerdown', (event) => {
    const link = linkOf(event);
    pressed = link;
    // the finger is lifted within a frame or two: paint the feedback first
    if (link) void afterPaint().then(() => warm(link, 'all'));
  });
  listen('focusin', (event) => {
    const link = linkOf(event);
    // a click also focuses the link, between the tap and the page that it opens
    if (link && link !== pressed) void warm(link, 'all');
  });

  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, IDLE_LIMIT));
  // not by measuring them: that lays out what the browser has skipped, on home 40 of the 55 ms of this task (CPU unthrottled)
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      inView.unobserve(target);
      if (isIntersecting) void warm(target as HTMLAnchorElement, 'chunk');
    }
  });
  const whenIdle = () =>
    idle(
      () => {
        for (const link of document.querySelectorAll('main a[href]')) inView.observe(link);
      },
      { timeout: IDLE_LIMIT },
    );
  whenIdle();
  on('navigation:ended', whenIdle);
}
