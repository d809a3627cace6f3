import { renderedPart } from '../../components/rendered-part';
import { RESTOCK_ID } from './point-at';

const rest = <Name extends keyof typeof import('./rest-of-page')>(name: Name) =>
  renderedPart(() => import(/* webpackChunkName: "product-rest" */ './rest-of-page').then((m) => m[name]));

/** Parts of the product page that its first view on a phone does without, in chunks of their own. */
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
 * Loads the code that must be there before the page is rendered: all of it on the server and for a page that the browser opens. A page
 * that the server has sent gets its parts on sight, and before it comes alive only what stands in place of the buttons.
 */
export async function loadLateCode(): Promise<void> {
  const sent = typeof document !== 'undefined' && document.querySelector('[data-ssr] #product-shipping') !== null;
  if (!sent) await Promise.all(Object.values(LATE).map((part) => part.load()));
  else if (document.getElementById(RESTOCK_ID)) await LATE.soldOut.load();
}
