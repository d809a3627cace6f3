import { useEffect, useRef } from 'react';
import { useImageUrl } from 'shared-kernel/commerce/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';

interface ProductVideoProps {
  title: string;
  /** bare file names */
  video: string;
  poster: string | null;
  /** it is the entry in view */
  shown: boolean;
}

/** The product's video in the browser's player, loaded on demand. */
export function ProductVideo({ title, video, poster, shown }: ProductVideoProps) {
  const { t } = useTranslation('catalog');
  const file = useImageUrl();
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Tab would scroll it into view, past all pictures; not set in the markup, because without scripts the video must be playable
    if (player.current) player.current.inert = !shown;
  }, [shown]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: stores give a film without a text track
    <video
      ref={player}
      controls
      playsInline
      preload="none"
      src={file(video).src}
      poster={poster ? file(poster).src : undefined}
      aria-label={t('product.video', { product: title })}
    />
  );
}
