import { useEffect, useRef } from 'react';

/**
 * For what deletes itself: the button that had the focus goes with it, and the focus would fall out of the page. Gives a function
 * to call when the deletion is certain; once the component is gone, the focus moves to the element with this id.
 */
export function useFocusWhenGone(id: string): () => void {
  const going = useRef(false);
  useEffect(
    () => () => {
      if (going.current) document.getElementById(id)?.focus();
    },
    [id],
  );
  return () => {
    going.current = true;
  };
}
