import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { Visibility } from 'shared-kernel/contract/enums';
import { FILTER } from 'shared-kernel/contract/filters';
import type { Banner } from 'shared-kernel/contract/site';
import { STORAGE } from 'shared-kernel/contract/storage';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { sourceLink } from 'shared-kernel/remote/entity-links';
import { ButtonLink, IconButton } from 'shared-kernel/ui/button';
import { CloseIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { useModal } from 'shared-kernel/ui/use-modal';
import { mediaAddress } from '../media-address';
import { rememberClosed } from './closed-banner';
import { usePoliteMoment } from './use-polite-moment';

const layer = css`
  inline-size: min(440px, calc(100% - ${token('space-8')}));
  padding: 0;
  border: 0;
  border-radius: ${token('radius-large')};
  overflow: hidden;
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  box-shadow: ${token('shadow-high')};
  &::backdrop {
    background: ${token('colour-scrim')};
  }
`;
/** S050 */
const picture = css`
  inline-size: 100%;
  block-size: 200px;
  object-fit: cover;
  background: ${token('colour-sunken')};
`;
const content = css`
  display: grid;
  justify-items: center;
  gap: ${token('space-5')};
  padding: ${token('space-6')};
  text-align: center;
`;
const close = css`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-end: ${token('space-2')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-raised')};
`;

/**
 * A banner over the page (S048, S049). Closing it, or following it, is remembered. A banner that is not closable has no close
 * button and is not remembered; Esc and a click outside still close it, or a visitor would be locked out.
 */
export function PopupBanner({ banner }: { banner: Banner }) {
  const { t } = useTranslation('shell');
  const { common } = usePage().site;
  const href = useHref();
  const id = useId();
  const polite = usePoliteMoment();
  const [closed, setClosed] = useState(false);
  const open = polite && !closed;
  const dialog = useModal(open);
  if (!open) return null;
  const closable = banner.closable === Visibility.public;
  const done = () => {
    setClosed(true);
    if (closable) rememberClosed(STORAGE.popupBannerClosed, banner);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which `cancel` hears
    <dialog
      ref={dialog}
      aria-labelledby={id}
      css={layer}
      onCancel={(event) => {
        event.preventDefault();
        done();
      }}
      onClick={(event) => {
        // clicks on the backdrop target the dialog element itself, clicks on content an element inside
        if (event.target === dialog.current) done();
      }}
    >
      <img src={mediaAddress(common, banner.image)} alt="" width={800} height={200} css={picture} />
      <div css={content}>
        <h2 id={id}>{banner.title}</h2>
        <ButtonLink look="primary" href={href(sourceLink(banner, FILTER.banner))} onClick={done}>
          {t('banner.look')}
        </ButtonLink>
      </div>
      {closable && (
        <div css={close}>
          <IconButton label={t('kernel:close')} onClick={done}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
