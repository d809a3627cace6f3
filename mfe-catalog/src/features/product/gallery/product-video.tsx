import { useTranslation } from 'react-i18next';
import { useImageUrl } from 'shared-kernel/commerce/site';

interface ProductVideoProps {
  title: string;
  /** bare file names */
  video: string;
  poster: string | null;
}

/** The product's film, in the browser's own player; nothing of it is loaded before it is asked for. */
export function ProductVideo({ title, video, poster }: ProductVideoProps) {
  const { t } = useTranslation('catalog');
  const file = useImageUrl();
  return (
    // biome-ignore lint/a11y/useMediaCaption: stores give a film without a text track
    <video
      controls
      playsInline
      preload="none"
      src={file(video).src}
      poster={poster ? file(poster).src : undefined}
      aria-label={t('product.video', { product: title })}
    />
  );
}
