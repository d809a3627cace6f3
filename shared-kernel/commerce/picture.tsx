import { useEffect, useRef, useState } from 'react';
import { useImageUrl } from './site';

interface PictureProps {
  /** bare file name; null or empty shows the default image */
  image: string | null | undefined;
  /** text alternative; empty when adjacent text says the same */
  alt: string;
  /** rendered width, as in the `sizes` attribute */
  sizes: string;
  /** intrinsic size, which reserves the space before the picture loads; default: a square */
  width?: number;
  height?: number;
  /** above the fold: loads immediately, with high priority */
  eager?: boolean;
  className?: string;
}

/** One transparent pixel, which cannot fail to load. */
const NOTHING = { src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' };

/**
 * A picture of the shop in the file size that fits (S094). A broken one is replaced by the default image; when that is broken too,
 * an empty placeholder remains.
 */
export function Picture({ image, alt, sizes, width = 800, height = 800, eager = false, className }: PictureProps) {
  const sources = useImageUrl();
  const element = useRef<HTMLImageElement>(null);
  // number of files that failed for this name: its own, then the default
  const [broken, setBroken] = useState({ image, files: 0 });
  const failed = broken.image === image ? broken.files : 0;
  const fail = () => setBroken({ image, files: failed + 1 });
  useEffect(() => {
    // it may have failed before hydration, when there was no listener
    const img = element.current;
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken({ image, files: 1 });
  }, [image]);
  const lost = failed > (image ? 1 : 0);
  return (
    <img
      ref={element}
      className={className}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      sizes={sizes}
      {...(lost ? NOTHING : sources(failed ? null : image))}
      onError={fail}
    />
  );
}
