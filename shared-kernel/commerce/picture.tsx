import { useEffect, useRef, useState } from 'react';
import { useImageUrl } from './site';

interface PictureProps {
  /** bare file name; null or empty shows the default image */
  image: string | null | undefined;
  /** what it shows; empty where a text beside it says the same */
  alt: string;
  /** width that it takes on the page, as in the `sizes` attribute */
  sizes: string;
  /** intrinsic size, so that its box is there before it; default: a square */
  width?: number;
  height?: number;
  /** in the first view: loads at once and first */
  eager?: boolean;
  className?: string;
}

/** A picture of the shop in the file that fits (S094); a broken one is replaced by the default image, once. */
export function Picture({ image, alt, sizes, width = 800, height = 800, eager = false, className }: PictureProps) {
  const sources = useImageUrl();
  const element = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const failed = broken !== null && broken === image;
  useEffect(() => {
    // it may have failed before the page came alive, when nobody listened
    const img = element.current;
    if (image && img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(image);
  }, [image]);
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
      {...sources(failed ? null : image)}
      onError={() => setBroken(image ?? null)}
    />
  );
}
