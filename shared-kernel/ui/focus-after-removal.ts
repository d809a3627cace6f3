import { useEffect, useRef } from 'react';

/**
 * For a component that deletes itself: its button has the focus, which would be lost with it. Returns a function to call when the
 * deletion is certain; once the component is unmounted, the focus moves to the element with this id.
 */
export function useFocusAfterRemoval(id: string): () => void {
  const removing = useRef(false);
  useEffect(
    () => () => {
      if (removing.current) document.getElementById(id)?.focus();
    },
    [id],
  );
  return () => {
    removing.current = true;
  };
}
