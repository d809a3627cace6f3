/**
 * Runs whenever the browser shows the page again out of its memory, as it was left: 'back' from a gateway's page, with the button
 * still busy. Browser only.
 * @returns how to stop
 */
export function onCameBack(run: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) run();
  };
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
