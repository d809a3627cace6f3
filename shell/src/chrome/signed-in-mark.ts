import { css } from '@emotion/react';
import { on } from 'shared-kernel/platform/bus';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';

/**
 * Attribute on the root while the user is signed in. The frame is the same HTML for everybody; this attribute alone decides which
 * of its two variants shows. The inline loader sets it from the readable cookie before the first paint, so nothing flashes.
 */
const SIGNED_IN_MARK = 'data-signed-in';

/** Shown to signed-in users only. */
export const forUsers = css`
  html:not([${SIGNED_IN_MARK}]) & {
    display: none;
  }
`;
/** Shown to visitors only. */
export const forVisitors = css`
  html[${SIGNED_IN_MARK}] & {
    display: none;
  }
`;

/** Sets the attribute from the cookie until the profile is known, then from the profile (S065). Returns a function that stops it. */
export function followSignedIn(): () => void {
  const mark = (signedIn: boolean) => document.documentElement.toggleAttribute(SIGNED_IN_MARK, signedIn);
  mark(looksSignedIn());
  return on('session:changed', ({ profile }) => mark(profile !== null));
}
