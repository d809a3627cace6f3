import { type ReactNode, Suspense, use } from 'react';
import { onSight } from '../remote/on-sight';

let hydrating = true;
interface Gate {
  open: boolean;
  opened: Promise<void>;
}
const gates = new Map<string, Gate>();
/** opens the gates that need not wait for sight once the visitor is at work */
const whenAtWork = new Set<() => void>();

/** From now on everything renders at once: only the server's markup can wait. */
export function hydrationIsOver(): void {
  hydrating = false;
}

interface WhenVisibleProps {
  /** of an element around it, in the document before hydration */
  id: string;
  /** hydrates without being seen, too: one part in each idle moment, after the visitor's first touch, key or scroll */
  orIdle?: boolean;
  children: ReactNode;
}

/**
 * Hydrates its children only when they come near the window, or get focus or a touch; until then the server's markup stays.
 * PITFALL: while it waits it must not get new props or context, or React throws the markup away; give it children that depend on
 * nothing that changes early.
 */
export function WhenVisible({ id, orIdle = false, children }: WhenVisibleProps) {
  return (
    <Suspense fallback={null}>
      <Gated id={id} orIdle={orIdle}>
        {children}
      </Gated>
    </Suspense>
  );
}

function Gated({ id, orIdle, children }: Required<WhenVisibleProps>) {
  if (typeof window !== 'undefined' && hydrating) {
    const gate = gateOf(id, orIdle);
    if (!gate.open) use(gate.opened);
  }
  return children;
}

function gateOf(id: string, orIdle: boolean): Gate {
  const known = gates.get(id);
  if (known) return known;
  const element = document.getElementById(id);
  let release = () => {};
  // the inline loader marks what was touched before this script ran
  const waits = element && element.dataset.touched === undefined;
  const gate: Gate = { open: !waits, opened: new Promise((resolve) => (release = resolve)) };
  gates.set(id, gate);
  if (element && waits) {
    const open = () => {
      gate.open = true;
      whenAtWork.delete(open);
      stop();
      release();
    };
    const stop = onSight(element, open);
    element.addEventListener('focusin', open, { once: true });
    element.addEventListener('pointerdown', open, { once: true, capture: true });
    if (orIdle) openInIdleTime(open);
  }
  return gate;
}

function openInIdleTime(open: () => void): void {
  if (!whenAtWork.size) {
    const begin = () => {
      for (const type of SIGNS) removeEventListener(type, begin, true);
      openNext();
    };
    for (const type of SIGNS) addEventListener(type, begin, { capture: true, passive: true });
  }
  whenAtWork.add(open);
}
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** One in each idle moment, so that a press never waits for several. */
function openNext(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => {
    const [open] = whenAtWork;
    if (!open) return;
    open();
    openNext();
  });
}
