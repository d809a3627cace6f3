import { type RefObject, useEffect, useRef, useState } from 'react';
import { onSight } from 'shared-kernel/remote/on-sight';

/** px around the window within which an element counts as near */
const NEAR = 200;

/** True once the element has come near the window, and from then on. False on the server and in the first render. */
export function useInView<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    return onSight(element.current, () => setSeen(true), NEAR);
  }, [seen]);
  return [element, seen];
}
