import { COOKIE } from '../contract/storage';

/**
 * What the readable cookie says: somebody is signed in. It only lets the first paint show the right header; the profile
 * call has the last word (S065). False on the server.
 */
export function looksSignedIn(): boolean {
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').includes(`${COOKIE.signedIn}=1`);
}

/** Removes the flag once the server said that nobody is signed in. */
export function dropSignedInFlag(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  if (looksSignedIn()) document.cookie = `${COOKIE.signedIn}=; path=/; max-age=0`;
}
