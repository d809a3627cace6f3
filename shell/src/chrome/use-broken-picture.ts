import { useEffect, useRef, useState } from 'react';

/**
 * Whether a picture failed to load, so that it can be replaced by something better than the browser's broken-image icon (S094).
 * @returns `picture`: props for its `<img>`
 */
export function useBrokenPicture() {
  const element = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    // it may have failed before hydration, when there was no listener
    const img = element.current;
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(true);
  }, []);
  return { broken, picture: { ref: element, onError: () => setBroken(true) } };
}
