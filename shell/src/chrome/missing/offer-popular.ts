import { on } from 'shared-kernel/platform/bus';
import { onSight } from 'shared-kernel/remote/on-sight';
import type { Boot } from '../../boot';
import { loadLate } from '../../load-late';

/**
 * Puts products at the end of 404 pages, whichever part renders them (issue 13), once their place comes near the window: a client
 * that only requests URLs, such as a scanner, costs the shop nothing more than the page's message.
 */
export function offerPopular(boot: Pick<Boot, 'language' | 'site'>): void {
  on('page:missing', ({ place }) => {
    onSight(place, () => {
      loadLate(() => import(/* webpackChunkName: "popular-products" */ './show-popular'))
        .then(({ showPopular }) => showPopular(place, boot))
        // the page has other links
        .catch(() => {});
    });
  });
}
