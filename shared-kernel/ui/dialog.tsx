import { css, type SerializedStyles } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../platform/use-translation';
import { upTo } from './breakpoints';
import { IconButton } from './button';
import { CloseIcon } from './icons';
import { token } from './tokens';
import { useModal } from './use-modal';

const layer = css`
  padding: 0;
  border: 0;
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  box-shadow: ${token('shadow-high')};
  overscroll-behavior: contain;
  &::backdrop {
    background: ${token('colour-scrim')};
  }
`;
const head = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};
  padding: ${token('space-3')};
  padding-inline-start: ${token('space-6')};
  background: inherit;
  border-block-end: 1px solid ${token('colour-line')};
`;
const body = css`
  padding: ${token('space-6')};
`;
const middle = css`
  inline-size: min(560px, calc(100% - ${token('space-8')}));
  max-block-size: min(85vh, 800px);
  border-radius: ${token('radius-large')};
  ${upTo(576)} {
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: 92vh;
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

export interface LayerProps {
  open: boolean;
  /** called for Esc, the close button or a click outside the layer */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A modal layer with the browser's own `<dialog>`: it traps the focus, restores it on closing, closes on Esc, and the page below
 * does not scroll. Its content is rendered only while it is open.
 */
export function Layer({ open, onClose, title, children, place }: LayerProps & { place: SerializedStyles }) {
  const { t } = useTranslation('kernel');
  const id = useId();
  const dialog = useModal(open);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which `cancel` hears
    <dialog
      ref={dialog}
      aria-labelledby={id}
      css={[layer, place]}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // clicks on the backdrop target the dialog element itself, clicks on content an element inside
        if (event.target === dialog.current) onClose();
      }}
    >
      <div css={head}>
        <h2 id={id}>{title}</h2>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div css={body}>{children}</div>
    </dialog>
  );
}

/** A question or a short form in the middle of the page; on a phone it is at the bottom. */
export function Dialog(props: LayerProps) {
  return <Layer {...props} place={middle} />;
}
