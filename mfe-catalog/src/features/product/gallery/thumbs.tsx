import { useEffect, useRef } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { PlayIcon } from 'shared-kernel/ui/icons';
import * as styles from './gallery.styles';

interface ThumbsProps {
  pictures: readonly string[];
  /** the film's own picture; undefined when there is no film */
  video: string | undefined;
  current: number;
  show(index: number): void;
}

/** All entries of the gallery small; the one that is shown is marked and in sight. */
export function Thumbs({ pictures, video, current, show }: ThumbsProps) {
  const { t } = useTranslation('catalog');
  const strip = useRef<HTMLDivElement>(null);
  const inSight = useRef(current);
  useEffect(() => {
    // the first is in sight already, and to measure it would lay the whole page out before it is painted
    if (inSight.current === current) return;
    inSight.current = current;
    // by hand: `scrollIntoView` would scroll the page as well
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
            // a film may have the picture that the product has
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
