import { renderedPart } from '../../components/rendered-part';
import { RESTOCK_ID } from './point-at';

const rest = <Name extends keyof typeof import('./rest-of-page')>(name: Name) =>
  renderedPart(() => import(/* webpackChunkName: "product-rest" */ './rest-of-page').then((m) => m[name]));

/** Parts of the product page that are not in its first view on a phone, in chunks of their own. */
export const LATE = {
  soldOut: renderedPart(() => import(/* webpackChunkName: "sold-out" */ './sold-out').then((m) => m.SoldOut)),
  withdrawn: renderedPart(() =>
    import(/* webpackChunkName: "sold-out" */ './withdrawn-page').then((m) => m.WithdrawnPage),
  ),
  ending: rest('Ending'),
  details: rest('Details'),
  reviews: rest('Reviews'),
  more: rest('More'),
};

/**
 * Loads the code that must be there before the page renders: all of it on the server and in a page that the browser renders itself. In a
 * page from the server the parts load on sight; only what replaces the buttons is loaded before hydration.
 */
export async function loadLateCode(): Promise<void> {
  const sent = typeof document !== 'undefined' && document.querySelector('[data-ssr] #product-shipping') !== null;
  if (!sent) await Promise.all(Object.values(LATE).map((part) => part.load()));
  else if (document.getElementById(RESTOCK_ID)) await LATE.soldOut.load();
}
