import { css } from '@emotion/react';
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, useEffect, useState } from 'react';
import { Spinner } from './spinner';
import { token } from './tokens';

/**
 * Prepares for the active state's opacity with one that is not visible: otherwise Chromium lays the button out again for the new
 * stacking context, and again when it is removed, and repaints its surroundings both times.
 */
const atRest = css`
  opacity: 0.999;
`;
const base = css`
  ${atRest}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-block-size: ${token('touch')};
  padding: ${token('space-2')} ${token('space-5')};
  border: 1px solid transparent;
  border-radius: ${token('radius-medium')};
  font-weight: ${token('weight-strong')};
  line-height: ${token('leading-tight')};
  text-align: center;
  cursor: pointer;
  user-select: none;
  @media (hover: hover) {
    transition:
      background-color ${token('motion-fast')},
      border-color ${token('motion-fast')};
  }
  /* only opacity: the compositor shows it while the click waits for the main thread */
  &:active:not(:disabled) {
    opacity: 0.8;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
const looks = {
  primary: css`
    background: ${token('colour-primary')};
    color: ${token('colour-primary-contrast')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: ${token('colour-primary-hover')};
      }
    }
  `,
  secondary: css`
    background: ${token('colour-raised')};
    border-color: ${token('colour-line-strong')};
    color: ${token('colour-ink')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: ${token('colour-sunken')};
      }
    }
  `,
  soft: css`
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        border-color: currentColor;
      }
    }
  `,
  quiet: css`
    padding-inline: ${token('space-3')};
    color: ${token('colour-primary-ink')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: ${token('colour-primary-soft')};
      }
    }
  `,
  danger: css`
    background: ${token('colour-danger')};
    color: ${token('colour-danger-contrast')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        box-shadow: ${token('shadow-low')};
        filter: brightness(0.94);
      }
    }
  `,
} as const;
const wide = css`
  inline-size: 100%;
`;
const small = css`
  min-block-size: 36px;
  @media (hover: none) {
    min-block-size: ${token('touch')};
  }
  padding: ${token('space-1')} ${token('space-3')};
  font-size: ${token('text-sm')};
`;

interface Look {
  /** `primary` once per view: the next step. Default `secondary` */
  look?: keyof typeof looks;
  /** full width of its container */
  wide?: boolean;
  /** 36 px high, for several close together */
  small?: boolean;
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** waits for a response: keeps its place and focus, ignores clicks */
    busy?: boolean;
  };

/** A button; `type` defaults to `button`, so that none submits a form by accident. */
export function Button({ look = 'secondary', wide: isWide, small: isSmall, busy = false, ...props }: ButtonProps) {
  const { children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      // not `disabled` while busy: that would drop the focus
      onClick={busy ? (event) => event.preventDefault() : onClick}
      css={[base, looks[look], isSmall && small, isWide && wide]}
    >
      {busy && <LateSpinner />}
      {children}
    </button>
  );
}

/** ms; most responses arrive earlier, and a shorter spinner would only flicker */
const PATIENCE = 150;

/**
 * Shown when the response is late. Until then the button looks disabled, which is a single style: creating a spinner, its rules and
 * its space in the button took most of the time between tap and frame of 'Add to cart'.
 */
function LateSpinner() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return late && <Spinner radius={8} />;
}

export type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button: it navigates and changes nothing. */
export function ButtonLink({ look = 'secondary', wide: isWide, small: isSmall, ...rest }: ButtonLinkProps) {
  return <a {...rest} css={[base, looks[look], isSmall && small, isWide && wide]} />;
}

const round = css`
  ${atRest}
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${token('touch')};
  block-size: ${token('touch')};
  border-radius: ${token('radius-full')};
  color: inherit;
  cursor: pointer;
  @media (hover: hover) {
    transition: background-color ${token('motion-fast')};
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${token('colour-sunken')};
    }
  }
  &:active:not(:disabled) {
    opacity: 0.7;
  }
  &:disabled {
    opacity: 0.45;
  }
`;

/** A round button with an icon only; `label` is its accessible name. */
export function IconButton({ label, ...rest }: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} aria-label={label} title={label} css={round} />;
}
