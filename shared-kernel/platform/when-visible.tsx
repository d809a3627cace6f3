import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { afterPaint } from '../remote/after-paint';
import { onSight } from '../remote/on-sight';

let hydrating = true;
interface Gate {
  open: boolean;
  opened: Promise<void>;
}
const gates = new Map<string, Gate>();
/** opens the gates that may render out of view, once the visitor interacts with the page */
const whenAtWork = new Set<() => void>();

/** whether a page opened now renders its first view before the rest */
let firstViewFirst = false;
/** its parts that wait for the first paint, in their order */
const turns = new Set<() => void>();

/**
 * From now on new parts render at once, not when they become visible: only the server's markup can wait for that.
 * @param inTurns parts with `behind` render one by one after the first paint of the page being opened. Not for a page that is
 * scrolled to a position at once: its parts must be there
 */
export function hydrationIsOver({ inTurns = false } = {}): void {
  hydrating = false;
  firstViewFirst = inTurns;
}

interface WhenVisibleProps {
  /** id of an element around it, in the document before hydration */
  id: string;
  /** hydrates out of view, too: one part per idle period, after the visitor's first touch, key or scroll */
  orIdle?: boolean;
  /** on a client-side navigation it renders after the first paint; until then the element around it is empty */
  behind?: boolean;
  children: ReactNode;
}

/**
 * Hydrates its children only when they come near the window, or get focus or a touch; until then the server's markup stays.
 * PITFALL: while it waits it must not get new props or context, or React throws the markup away; pass children that depend on
 * nothing that changes early.
 */
export function WhenVisible({ id, orIdle = false, behind = false, children }: WhenVisibleProps) {
  if (!useTurn(behind)) return null;
  return (
    <Suspense fallback={null}>
      <Gated id={id} orIdle={orIdle}>
        {children}
      </Gated>
    </Suspense>
  );
}

/**
 * Whether a part may render. Waiting parts render one at a time, each in a transition: React then renders in slices of 5 ms,
 * between which taps are handled, and layout effects do not delay the paint.
 */
function useTurn(waits: boolean): boolean {
  const [hasCome, setCome] = useState(!(waits && firstViewFirst));
  useEffect(() => {
    if (hasCome) return;
    const come = () => startTransition(() => setCome(true));
    turns.add(come);
    if (turns.size === 1) void nextTurn();
    return () => {
      turns.delete(come);
      void nextTurn();
    };
  }, [hasCome]);
  return hasCome;
}

async function nextTurn(): Promise<void> {
  await afterPaint();
  const [come] = turns;
  come?.();
}

function Gated({ id, orIdle, children }: Required<Omit<WhenVisibleProps, 'behind'>>) {
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
  // the inline loader marks elements that were touched before this script ran
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

/** Opens one per idle period, so that a click never waits for several. */
function openNext(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => {
    const [open] = whenAtWork;
    if (!open) return;
    open();
    openNext();
  });
}
