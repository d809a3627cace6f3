/** Chromium makes no requests of its own and renders without a graphics card: only the page is watched or measured. */
export const BROWSER_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
