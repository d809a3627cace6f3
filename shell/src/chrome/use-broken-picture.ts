import { useEffect, useRef, useState } from 'react';

/**
 * Whether a picture could not be had, so that its place is given to something better than the browser's sign for it (S094).
 * @returns `picture`: what its `<img>` takes
 */
export function useBrokenPicture() {
  const element = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    // it may have failed before the page came alive, when nobody listened
    const img = element.current;
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(true);
  }, []);
  return { broken, picture: { ref: element, onError: () => setBroken(true) } };
}
