import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../platform/use-translation';
import { IconButton } from './button';
import { type FieldProps, inputStyle, Labelled } from './field';
import { EyeIcon } from './icons';
import { token } from './tokens';

const frame = css`
  position: relative;
  display: block;
  button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    color: ${token('colour-ink-muted')};
  }
  /* a background would cover the field's border */
  @media (hover: hover) {
    button:hover:not(:disabled) {
      background: none;
      color: ${token('colour-primary-ink')};
    }
  }
  [aria-pressed='true'] {
    color: ${token('colour-primary-ink')};
  }
`;
const room = css`
  padding-inline-end: ${token('touch')};
`;

/**
 * A password field with a visibility toggle. Submitting the form hides the password again: browsers remember what was typed into
 * text fields. Left to right in every language.
 */
export function PasswordField({ label, error, hint, id, ...input }: Omit<FieldProps, 'type' | 'dir'>) {
  const { t } = useTranslation('kernel');
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = control.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Labelled label={label} error={error} hint={hint} id={id}>
      {(wiring) => (
        <span css={frame} dir="ltr">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            ref={control}
            type={isShown ? 'text' : 'password'}
            css={[inputStyle, room]}
          />
          <IconButton
            label={t('showPassword')}
            aria-pressed={isShown}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
          >
            <EyeIcon />
          </IconButton>
        </span>
      )}
    </Labelled>
  );
}
