import { css } from '@emotion/react';
import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { WarningIcon } from './icons';
import { token } from './tokens';

const box = css`
  display: grid;
  gap: ${token('space-1')};
  align-content: start;
`;
const name = css`
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
`;
const note = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
`;
const wrong = css`
  display: flex;
  gap: ${token('space-1')};
  align-items: start;
  font-size: ${token('text-sm')};
  color: ${token('colour-danger')};
`;
/** The style of input fields; also for inputs without `Field`, such as a search box. */
export const inputStyle = css`
  inline-size: 100%;
  min-block-size: ${token('touch')};
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  /* below 16 px, phones zoom into the field */
  font-size: max(16px, 1rem);
  @media (hover: hover) {
    transition: border-color ${token('motion-fast')};
    &:hover:not(:disabled) {
      border-color: ${token('colour-ink-muted')};
    }
  }
  &[aria-invalid='true'] {
    border-color: ${token('colour-danger')};
  }
  &:disabled,
  &[readonly] {
    background: ${token('colour-sunken')};
    color: ${token('colour-ink-muted')};
  }
  &::placeholder {
    color: ${token('colour-ink-muted')};
    opacity: 1;
  }
`;
const area = css`
  min-block-size: calc(5 * 1.5em + ${token('space-4')});
  resize: vertical;
`;

interface Labelled {
  label: string;
  /** error message, announced when it appears */
  error?: string | undefined;
  /** help text */
  hint?: string | undefined;
}
interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * Label, control, hint and error of any control, connected for screen readers: spread the passed props on the control.
 * @example <Labelled label={t('country')}>{(wiring) => <select {...wiring} />}</Labelled>
 */
export function Labelled(props: Labelled & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const own = useId();
  const id = props.id ?? own;
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div css={box}>
      <label htmlFor={id} css={name}>
        {props.label}
      </label>
      {props.children({
        id,
        'aria-invalid': props.error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {props.hint && (
        <span id={`${id}-hint`} css={note}>
          {props.hint}
        </span>
      )}
      <FieldError of={id}>{props.error}</FieldError>
    </div>
  );
}

/**
 * Error message of the control `of`, which refers to it with `aria-describedby={`${of}-error`}`. Always rendered: a live region
 * that is inserted together with its text is not announced.
 */
export function FieldError({ of, children }: { of: string; children: string | undefined }) {
  return (
    <span id={`${of}-error`} aria-live="polite" css={children && wrong}>
      {children && (
        <>
          <WarningIcon />
          {children}
        </>
      )}
    </span>
  );
}

export type FieldProps = Labelled & InputHTMLAttributes<HTMLInputElement>;
/** A single-line text field. */
export function Field({ label, error, hint, id, ...input }: FieldProps) {
  return (
    <Labelled label={label} error={error} hint={hint} id={id}>
      {(wiring) => <input type="text" {...input} {...wiring} css={inputStyle} />}
    </Labelled>
  );
}

export type TextAreaProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>;
/** A multi-line text field. */
export function TextArea({ label, error, hint, id, ...input }: TextAreaProps) {
  return (
    <Labelled label={label} error={error} hint={hint} id={id}>
      {(wiring) => <textarea {...input} {...wiring} css={[inputStyle, area]} />}
    </Labelled>
  );
}
