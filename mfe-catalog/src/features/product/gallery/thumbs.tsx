import { useEffect, useRef } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { PlayIcon } from 'shared-kernel/ui/icons';
import * as styles from './gallery.styles';

interface ThumbsProps {
  pictures: readonly string[];
  /** the video's poster; undefined when there is no video */
  video: string | undefined;
  current: number;
  show(index: number): void;
}

/** Thumbnails of all entries of the gallery; the current one is marked and scrolled into view. */
export function Thumbs({ pictures, video, current, show }: ThumbsProps) {
  const { t } = useTranslation('catalog');
  const strip = useRef<HTMLDivElement>(null);
  const inSight = useRef(current);
  useEffect(() => {
    // the first is in view already, and measuring it would force a layout of the whole page before it is painted
    if (inSight.current === current) return;
    inSight.current = current;
    // not `scrollIntoView`, which would scroll the page as well
    const thumb = strip.current?.children[current];
    if (!strip.current || !thumb) return;
    const [outer, inner] = [strip.current.getBoundingClientRect(), thumb.getBoundingClientRect()];
    const beyond = Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
    if (beyond) strip.current.scrollBy({ left: beyond });
  }, [current]);
  const entries = video === undefined ? pictures : [...pictures, video];
  return (
    <div css={styles.thumbs} ref={strip}>
      {entries.map((name, index) => {
        const film = index === pictures.length;
        return (
          <button
            // the video's poster may be one of the product's pictures
            key={film ? 'film' : name}
            css={styles.thumb}
            type="button"
            aria-label={
              film ? t('product.showVideo') : t('product.picture', { number: index + 1, total: pictures.length })
            }
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          >
            <Picture image={name} alt="" sizes="68px" />
            {film && <PlayIcon solid />}
          </button>
        );
      })}
    </div>
  );
}
