/**
 * Runs whenever the browser restores the page from its back/forward cache, for example on 'back' from a gateway's page, where the button
 * is still busy. Browser only.
 * @returns a function that stops it
 */
export function onCameBack(run: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) run();
  };
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
