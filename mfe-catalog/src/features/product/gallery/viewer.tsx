import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useScrollLock } from 'shared-kernel/platform/scroll-lock';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { useDirection } from 'shared-kernel/remote/use-direction';
import { IconButton } from 'shared-kernel/ui/button';
import { ChevronEndIcon, ChevronStartIcon, CloseIcon, MinusIcon, PlusIcon } from 'shared-kernel/ui/icons';
import { useZoom } from './use-zoom';
import * as styles from './viewer.styles';
import type { Swipe } from './viewer-geometry';

/** px that an arrow key moves an enlarged picture */
const STEP = 80;

interface ViewerProps {
  /** the subject of the first picture */
  title: string;
  /** name of the dialog; default: pictures of `title` */
  label?: string;
  pictures: readonly string[];
  /** alternative texts; default: the picture's number */
  alts?: readonly string[];
  /** index of the picture to start with */
  first: number;
  /** called with the index of the picture seen last */
  onClose(last: number): void;
}

/**
 * Pictures of a product or of its reviewers, each as large as the window (S110): swipe, pinch, double tap; arrow keys, plus, minus
 * and Escape. In right-to-left languages the next picture comes from the left.
 */
export function Viewer({ title, label, pictures, alts = [], first, onClose }: ViewerProps) {
  const { t } = useTranslation('catalog');
  const rtl = useDirection() === 'rtl';
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(first);
  const go = (step: number) => setCurrent((index) => (index + step + pictures.length) % pictures.length);
  const close = () => onClose(current);
  const swiped = (swipe: Swipe) => {
    if (swipe === 'away') close();
    else go(swipe === 'next' ? 1 : -1);
  };
  const picture = pictures[current] ?? '';
  const zoom = useZoom(picture, rtl, swiped);
  useScrollLock(true);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    // the dialog itself, so that arrow keys work at once and its name is announced
    element?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (zoom.zoomed && (along || down)) zoom.pan(-STEP * (along ?? 0), -STEP * (down ?? 0));
    else if (along) go(rtl ? -along : along);
    else if (event.key === 'Home') setCurrent(0);
    else if (event.key === 'End') setCurrent(pictures.length - 1);
    else if (event.key === '+' || event.key === '=') zoom.larger();
    else if (event.key === '-') zoom.smaller();
    else return;
    event.preventDefault();
  };
  const position = t('product.pictureOf', { number: current + 1, total: pictures.length });
  return (
    <dialog
      ref={dialog}
      css={styles.layer}
      tabIndex={-1}
      aria-label={label ?? t('product.pictures', { product: title })}
      onKeyDown={pressed}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div css={styles.bar}>
        <p role="status">{position}</p>
        <IconButton label={t('product.smaller')} aria-disabled={!zoom.zoomed} onClick={zoom.smaller}>
          <MinusIcon />
        </IconButton>
        <IconButton label={t('product.larger')} onClick={zoom.larger}>
          <PlusIcon />
        </IconButton>
        <IconButton label={t('kernel:close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div css={styles.stage}>
        {pictures.length > 1 && (
          <div css={[styles.arrow, styles.start]}>
            <IconButton label={t('product.previousPicture')} onClick={() => go(-1)}>
              <ChevronStartIcon />
            </IconButton>
          </div>
        )}
        <div ref={zoom.frame} css={styles.frame} data-zoomed={zoom.zoomed || undefined} {...zoom.handlers}>
          <Picture
            key={picture}
            image={picture}
            alt={alts[current] ?? (current === 0 ? title : position)}
            sizes="100vw"
            eager
          />
        </div>
        {pictures.length > 1 && (
          <div css={[styles.arrow, styles.end]}>
            <IconButton label={t('product.nextPicture')} onClick={() => go(1)}>
              <ChevronEndIcon />
            </IconButton>
          </div>
        )}
      </div>
    </dialog>
  );
}
