import { css } from '@emotion/react';
import { on } from 'shared-kernel/platform/bus';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';

/**
 * On the root while somebody is signed in. The frame is the same HTML for everybody; this mark alone decides which of its two
 * faces shows. The inline loader sets it by the readable cookie before the first paint, so nothing flashes.
 */
const SIGNED_IN_MARK = 'data-signed-in';

/** For what only a signed-in user sees. */
export const forUsers = css`
  html:not([${SIGNED_IN_MARK}]) & {
    display: none;
  }
`;
/** For what only a visitor sees. */
export const forVisitors = css`
  html[${SIGNED_IN_MARK}] & {
    display: none;
  }
`;

/** Sets the mark by the cookie until the profile is known, then by the profile (S065). Returns how to stop. */
export function followSignedIn(): () => void {
  const mark = (signedIn: boolean) => document.documentElement.toggleAttribute(SIGNED_IN_MARK, signedIn);
  mark(looksSignedIn());
  return on('session:changed', ({ profile }) => mark(profile !== null));
}
