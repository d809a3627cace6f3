import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { useDirection } from 'shared-kernel/remote/use-direction';
import { IconButton } from 'shared-kernel/ui/button';
import { ChevronEndIcon, ChevronStartIcon, ExpandIcon } from 'shared-kernel/ui/icons';
import { GALLERY_SIZES } from '../gallery-sizes';
import * as styles from './gallery.styles';
import { altsOf, picturesOf } from './gallery-entries';
import { ProductVideo } from './product-video';
import { Thumbs } from './thumbs';

const useViewer = lazyPart(() => import(/* webpackChunkName: "viewer" */ './viewer').then((m) => m.Viewer));

interface GalleryProps {
  product: Pick<ProductDetail, 'title' | 'image' | 'images' | 'attribute' | 'video' | 'video_thumb'>;
  /** file name of the picture that shows what is chosen; null when none does */
  chosen: string | null;
}

/**
 * The product's pictures in a row to swipe or step through with the arrow keys, with thumbnails; enlarged under the pointer, and as
 * large as the window after a click (S110). The video, if any, comes last.
 */
export function Gallery({ product, chosen }: GalleryProps) {
  const { t } = useTranslation('catalog');
  // scroll direction of the next picture
  const sign = useDirection() === 'rtl' ? -1 : 1;
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState(false);
  const Viewer = useViewer(open, setOpen);
  const { title, video } = product;
  const pictures = picturesOf(product);
  const alts = altsOf(product, t);
  const last = pictures.length - (video ? 0 : 1);
  const show = (index: number) => {
    const element = row.current;
    if (!element || index < 0 || index > last) return;
    element.scrollTo({ left: sign * index * element.clientWidth });
    setCurrent(index);
  };
  const turn = (index: number) => {
    show(index);
    // at an end the pressed arrow disappears, and the focus would be lost with it
    if (index === 0 || index === last) row.current?.focus({ preventScroll: true });
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // the video's own keys must keep working
    if (!along || event.target !== event.currentTarget) return;
    event.preventDefault();
    show(current + along * sign);
  };
  // only a new selection moves the row, not a rerender
  useEffect(() => {
    if (chosen) show(pictures.indexOf(chosen));
  }, [chosen]);
  return (
    <section css={styles.gallery} aria-label={t('product.pictures', { product: title })}>
      <div css={styles.stage}>
        <ul
          css={styles.track}
          // scrolled with the arrow keys, so the keyboard must reach it
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs the focus (WCAG 2.1.1)
          tabIndex={0}
          ref={row}
          onKeyDown={walk}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            clientWidth && setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
          }
          onPointerMove={followPointer}
        >
          {pictures.map((name, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside does the same for keys
            <li key={name} onClick={() => setOpen(true)}>
              <Picture image={name} alt={alts[index] ?? ''} sizes={GALLERY_SIZES} eager={index === 0} />
            </li>
          ))}
          {video && (
            <li>
              <ProductVideo
                title={title}
                video={video}
                poster={product.video_thumb}
                shown={current === pictures.length}
              />
            </li>
          )}
        </ul>
        {current > 0 && (
          <div css={[styles.arrow, styles.start]}>
            <IconButton label={t('product.previousPicture')} onClick={() => turn(current - 1)}>
              <ChevronStartIcon />
            </IconButton>
          </div>
        )}
        {current < last && (
          <div css={[styles.arrow, styles.end]}>
            <IconButton label={t('product.nextPicture')} onClick={() => turn(current + 1)}>
              <ChevronEndIcon />
            </IconButton>
          </div>
        )}
        {current < pictures.length && (
          <div css={styles.expand}>
            <IconButton label={t('product.fullScreen')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <ExpandIcon />
            </IconButton>
          </div>
        )}
      </div>
      {last > 0 && (
        <Thumbs
          pictures={pictures}
          video={video ? (product.video_thumb ?? product.image) : undefined}
          current={current}
          show={show}
        />
      )}
      {Viewer && (
        <Viewer
          title={title}
          pictures={pictures}
          alts={alts}
          first={Math.min(current, pictures.length - 1)}
          onClose={(seen) => {
            setOpen(false);
            show(seen);
          }}
        />
      )}
    </section>
  );
}

/** Zooms the picture at the pointer's position. */
function followPointer({ pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  // touch swipes instead of zooming, and a new custom property would restyle the row
  if (pointerType === 'touch') return;
  const box = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--zoom-x', `${((clientX - box.left) / box.width) * 100}%`);
  currentTarget.style.setProperty('--zoom-y', `${((clientY - box.top) / box.height) * 100}%`);
}
