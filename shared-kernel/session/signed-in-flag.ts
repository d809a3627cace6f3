import { COOKIE } from '../contract/storage';

/**
 * The readable cookie: true when the user seems to be signed in. It only lets the first paint show the right header; the profile
 * call decides (S065). False on the server.
 */
export function looksSignedIn(): boolean {
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').includes(`${COOKIE.signedIn}=1`);
}

/** Removes the flag once the server said that the user is not signed in. */
export function dropSignedInFlag(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  if (looksSignedIn()) document.cookie = `${COOKIE.signedIn}=; path=/; max-age=0`;
}
