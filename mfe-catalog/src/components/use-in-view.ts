import { type RefObject, useEffect, useRef, useState } from 'react';

/** px around the window within which something counts as near */
const NEAR = '200px';

/** True once the element has come near the window; it stays true. False on the server and in the first render. */
export function useInView<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen];
}
