/** default distance from the window that counts as near, px */
const NEAR = 150;

/**
 * Calls back once, when the element comes near the window.
 * @param near distance from the window, px
 * @returns a function that stops observing
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
