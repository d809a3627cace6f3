/** px around the window within which something counts as near */
const NEAR = 150;

/**
 * Calls back once, when the element has come near the window.
 * @param near px around the window that count as near
 * @returns ends the watching
 */
export function onSight(element: Element, seen: () => void, near = NEAR): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      seen();
    },
    { rootMargin: `${near}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
