import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  p {
    flex: 1 1 8rem;
    overflow-wrap: anywhere;
  }
`;

interface UndoRemovalProps {
  text: string;
  onUndo: () => void;
  className?: string;
}

/** Takes the place and the focus of a removed entry, and offers to undo. */
export function UndoRemoval({ text, onUndo, className }: UndoRemovalProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={note} css={box} className={className}>
      <p id={id}>{text}</p>
      <Button look="quiet" aria-describedby={id} onClick={onUndo}>
        {t('list.undo')}
      </Button>
    </div>
  );
}
