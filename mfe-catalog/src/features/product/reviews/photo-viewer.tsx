import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from 'shared-kernel/commerce/picture';
import { IconButton } from 'shared-kernel/ui/button';
import { Layer } from 'shared-kernel/ui/dialog';
import { ChevronEndIcon, ChevronStartIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const place = css`
  inline-size: min(900px, 100%);
  max-inline-size: 100%;
  max-block-size: 100dvh;
  border-radius: ${token('radius-large')};
`;
const stage = css`
  display: grid;
  gap: ${token('space-3')};
  touch-action: pinch-zoom;
`;
const picture = css`
  inline-size: 100%;
  block-size: min(70dvh, 800px);
  object-fit: contain;
  border-radius: ${token('radius-medium')};
  background: ${token('colour-sunken')};
`;
const steps = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-4')};
  font-variant-numeric: tabular-nums;
`;

export interface PhotoViewerProps {
  photos: readonly { id: number; image: string }[];
  title: string;
  /** index of the photo shown */
  at: number;
  show: (at: number) => void;
  close: () => void;
}

/** One photo after the other in a dialog; arrow keys, Home and End go along, Esc closes. */
export function PhotoViewer({ photos, title, at, show, close }: PhotoViewerProps) {
  const { t } = useTranslation('catalog');
  const last = photos.length - 1;
  const photo = photos[at];
  const go = (to: number) => show(Math.min(last, Math.max(0, to)));
  const position = { number: at + 1, total: photos.length };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // the next photo lies where reading goes on
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(at + (event.key === onward ? 1 : -1));
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(last);
    else return;
    event.preventDefault();
  };
  return (
    <Layer open title={title} onClose={close} place={place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on any control of the dialog */}
      <div css={stage} onKeyDown={press}>
        {photo && (
          <Picture key={photo.id} css={picture} image={photo.image} alt={title} sizes="min(900px, 100vw)" eager />
        )}
        {last > 0 && (
          <div css={steps}>
            <IconButton label={t('home.previous')} aria-disabled={at === 0} onClick={() => go(at - 1)}>
              <ChevronStartIcon />
            </IconButton>
            <span role="status">{t('product.picture', position)}</span>
            <IconButton label={t('home.next')} aria-disabled={at === last} onClick={() => go(at + 1)}>
              <ChevronEndIcon />
            </IconButton>
          </div>
        )}
      </div>
    </Layer>
  );
}
