import { type ReactNode, Suspense, use } from 'react';
import { onSight } from '../remote/on-sight';

let hydrating = true;
interface Gate {
  open: boolean;
  opened: Promise<void>;
}
const gates = new Map<string, Gate>();

/** From now on everything renders at once: only the server's markup can wait. */
export function hydrationIsOver(): void {
  hydrating = false;
}

/**
 * Hydrates its children only when they come near the window, or get focus or a touch; until then the server's markup stays.
 * PITFALL: while it waits it must not get new props or context, or React throws the markup away; give it children that depend on
 * nothing that changes early.
 * @param id of an element around it, in the document before hydration
 */
export function WhenVisible({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Gated id={id}>{children}</Gated>
    </Suspense>
  );
}

function Gated({ id, children }: { id: string; children: ReactNode }) {
  if (typeof window !== 'undefined' && hydrating) {
    const gate = gateOf(id);
    if (!gate.open) use(gate.opened);
  }
  return children;
}

function gateOf(id: string): Gate {
  const known = gates.get(id);
  if (known) return known;
  const element = document.getElementById(id);
  let release = () => {};
  const gate: Gate = { open: !element, opened: new Promise((resolve) => (release = resolve)) };
  gates.set(id, gate);
  if (element) {
    const open = () => {
      gate.open = true;
      stop();
      release();
    };
    const stop = onSight(element, open);
    element.addEventListener('focusin', open, { once: true });
    element.addEventListener('pointerdown', open, { once: true, capture: true });
  }
  return gate;
}
