import { on } from 'shared-kernel/platform/bus';
import { onSight } from 'shared-kernel/remote/on-sight';
import type { Boot } from '../../boot';
import { loadLate } from '../../load-late';

/**
 * Puts products below pages that do not exist, whoever's page it is (issue 13), once their place comes near the window: whoever only asks for
 * addresses, as scanners do, costs the shop nothing more than the page's message.
 */
export function offerPopular(boot: Pick<Boot, 'language' | 'site'>): void {
  on('page:missing', ({ place }) => {
    onSight(place, () => {
      loadLate(() => import(/* webpackChunkName: "popular-products" */ './show-popular'))
        .then(({ showPopular }) => showPopular(place, boot))
        // the page has other ways on
        .catch(() => {});
    });
  });
}
