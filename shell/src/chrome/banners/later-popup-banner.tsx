import { type ComponentType, useEffect, useState } from 'react';
import { Visibility } from 'shared-kernel/contract/enums';
import type { Banner } from 'shared-kernel/contract/site';
import { STORAGE } from 'shared-kernel/contract/storage';
import { usePage } from 'shared-kernel/platform/page-context';
import { sourceLink } from 'shared-kernel/remote/entity-links';
import { OptionalBoundary } from '../optional-boundary';
import { wasClosed } from './closed-banner';

/** ms before the code of the popup banner is loaded, which then waits for a moment to show it */
const LEFT_ALONE = 8000;

/**
 * The popup banner (type 9), when it is public and was not closed (S048, D8). It is not shown when it repeats the banner at the top
 * of the page.
 */
export function LaterPopupBanner() {
  const { top_banner: top, popup_banner: banner } = usePage().site.common;
  const [PopupBanner, setPopupBanner] = useState<ComponentType<{ banner: Banner }> | null>(null);
  useEffect(() => {
    if (banner?.status !== Visibility.public || wasClosed(STORAGE.popupBannerClosed, banner)) return;
    const topShows = top?.status === Visibility.public && !wasClosed(STORAGE.topBannerClosed, top);
    if (topShows && isSameOffer(top, banner)) return;
    const load = () =>
      import(/* webpackChunkName: "popup-banner" */ './popup-banner').then(
        (module) => setPopupBanner(() => module.PopupBanner),
        // nobody misses it
        () => {},
      );
    const timer = setTimeout(load, LEFT_ALONE);
    return () => clearTimeout(timer);
  }, [banner, top]);
  return (
    PopupBanner &&
    banner && (
      <OptionalBoundary>
        <PopupBanner banner={banner} />
      </OptionalBoundary>
    )
  );
}

/** Both link to the same page, or have the same title. */
const isSameOffer = (one: Banner, other: Banner) => one.title === other.title || sourceLink(one) === sourceLink(other);
