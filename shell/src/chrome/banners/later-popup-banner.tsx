import { type ComponentType, useEffect, useState } from 'react';
import { Visibility } from 'shared-kernel/contract/enums';
import type { Banner } from 'shared-kernel/contract/site';
import { STORAGE } from 'shared-kernel/contract/storage';
import { usePage } from 'shared-kernel/platform/page-context';
import { OptionalBoundary } from '../optional-boundary';
import { wasClosed } from './closed-banner';

/** ms that a page is left alone before a popup banner may come */
const LEFT_ALONE = 8000;

/** The popup banner (type 9), when it is public and was not closed (S048, D8). Its code comes when its time has come. */
export function LaterPopupBanner() {
  const banner = usePage().site.common.popup_banner;
  const [PopupBanner, setPopupBanner] = useState<ComponentType<{ banner: Banner }> | null>(null);
  useEffect(() => {
    if (banner?.status !== Visibility.public || wasClosed(STORAGE.popupBannerClosed, banner)) return;
    const load = () =>
      import(/* webpackChunkName: "popup-banner" */ './popup-banner').then(
        (module) => setPopupBanner(() => module.PopupBanner),
        // nobody misses it
        () => {},
      );
    const timer = setTimeout(load, LEFT_ALONE);
    return () => clearTimeout(timer);
  }, [banner]);
  return (
    PopupBanner &&
    banner && (
      <OptionalBoundary>
        <PopupBanner banner={banner} />
      </OptionalBoundary>
    )
  );
}
