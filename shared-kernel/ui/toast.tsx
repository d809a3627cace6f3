import { css, keyframes } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/use-translation';
import { upTo } from './breakpoints';
import { Button, IconButton } from './button';
import { CheckIcon, CloseIcon, WarningIcon } from './icons';
import { lateCss } from './late-css';
import { token } from './tokens';

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;
/** empty until there is a toast */
const region = lateCss`
  /* always rendered, as a popover or not, so that screen readers announce its content */
  display: block;
  position: fixed;
  z-index: ${token('layer-toast')};
  inset: auto;
  inset-block-end: ${token('space-6')};
  inset-inline-start: ${token('space-6')};
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  inline-size: min(420px, calc(100% - ${token('space-8')}));
  pointer-events: none;
  /* at the top on phones, below the cart link: 'add to cart' is at the bottom */
  ${upTo(768)} {
    inset-block: 116px auto;
    inset-inline-start: ${token('space-4')};
  }
`;
const card = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-2')};
  padding-inline-start: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  box-shadow: ${token('shadow-high')};
  pointer-events: auto;
  animation: ${rise} ${token('motion-slow')} ${token('ease')};
  > svg {
    color: ${token('colour-success')};
  }
  p {
    flex: 1;
    padding-block: ${token('space-2')};
  }
  strong {
    display: block;
    color: ${token('colour-danger')};
  }
  a {
    padding-block: ${token('space-2')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;
const alarming = css`
  border-color: ${token('colour-danger')};
  > svg {
    color: ${token('colour-danger')};
  }
`;

export interface ToastContent {
  /** final text in the page's language; without it 'Success' (S051) */
  text?: string | undefined;
  error?: boolean | undefined;
  /** the message key of `text`, readable in the HTML (D25) */
  key?: string | undefined;
  /** where to continue */
  link?: { href: string; text: string } | undefined;
  /** a button; clicking it closes the toast */
  action?: { text: string; run: () => void } | undefined;
}
interface ToastProps {
  /** null while hidden */
  toast: ToastContent | null;
  onHide: () => void;
  /** true while hovered or focused: the timer pauses (D9) */
  onHold?: (held: boolean) => void;
}

/** The container of toasts; always rendered, or screen readers would not announce them. The caller controls the timing. */
export function Toast({ toast, onHide, onHold }: ToastProps) {
  const { t } = useTranslation('kernel');
  const place = useRef<HTMLDivElement>(null);
  const isShown = toast !== null;
  // above any open layer, such as a drawer of filters: whatever opens last is on top
  useEffect(() => {
    place.current?.togglePopover?.(isShown);
  }, [isShown]);
  return (
    <div ref={place} popover="manual" role="status" aria-live={toast?.error ? 'assertive' : 'polite'} css={region}>
      {toast && (
        // biome-ignore lint/a11y/noStaticElementInteractions: holding still while looked at is no interaction of its own
        <div
          data-toast={toast.error ? 'error' : 'success'}
          data-message-key={toast.key}
          css={[card, toast.error && alarming]}
          onMouseEnter={() => onHold?.(true)}
          onMouseLeave={() => onHold?.(false)}
          onFocus={() => onHold?.(true)}
          onBlur={() => onHold?.(false)}
        >
          {toast.error ? <WarningIcon /> : <CheckIcon />}
          <p>
            {toast.error && <strong>{t('toast.error')}</strong>}
            {toast.text || t(toast.error ? 'error.unknown' : 'toast.success')}
          </p>
          {toast.link && <a href={toast.link.href}>{toast.link.text}</a>}
          {toast.action && (
            <Button
              small
              onClick={() => {
                onHide();
                toast.action?.run();
              }}
            >
              {toast.action.text}
            </Button>
          )}
          <IconButton label={t('close')} onClick={onHide}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}
