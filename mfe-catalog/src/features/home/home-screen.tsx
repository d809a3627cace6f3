import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerType } from 'shared-kernel/contract/enums';
import { usePage } from 'shared-kernel/remote/page-context';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { Later } from '../../components/later';
import { pageWidth } from '../../components/layout';
import { unlessShown } from '../../components/unless-shown';
import { BannerRow } from './banner-row';
import { CollectionScroller } from './collection-scroller';
import { Discover } from './discover';
import { FeaturedBrands } from './featured-brands';
import { FeaturedCategories } from './featured-categories';
import { FlashStrip } from './flash-strip';
import { homeOptions } from './home-query';
import { HomeShimmer } from './home-shimmer';
import { Slider } from './slider';

const page = css`
  ${pageWidth};
  display: grid;
  gap: clamp(28px, 4vw, 56px);
  padding-block: ${token('space-4')} ${token('space-16')};
  > * {
    min-inline-size: 0;
  }
`;

const BELOW_FLASH_SALE = [
  BannerType.belowFlashSaleStart,
  BannerType.belowFlashSaleMiddle,
  BannerType.belowFlashSaleEnd,
];

/** `/` (S078): slider, flash sale, categories, brands, collections, a grid to discover, and banners in their slots (D14). */
export function HomeScreen() {
  const { t } = useTranslation('catalog');
  const { api, site } = usePage();
  const { data: home } = useQuery({ ...homeOptions(api), throwOnError: unlessShown, refetchOnMount: false });
  // A part that waits to come into view must not get new props meanwhile, or React throws its markup away.
  const below = useMemo(
    () =>
      home && (
        <>
          <Later id="home-categories">
            <FeaturedCategories categories={home.featured_categories} />
          </Later>
          <Later id="home-brands">
            <FeaturedBrands brands={home.featured_brands} banners={home.banners} />
          </Later>
          {home.collections.map((collection) => (
            <Later key={collection.id} id={`home-collection-${collection.id}`}>
              <CollectionScroller collection={collection} serverTime={home.server_time} />
            </Later>
          ))}
          <BannerRow banners={home.banners} types={[BannerType.aboveProducts]} />
          <Later id="home-discover">
            <Discover products={home.products} serverTime={home.server_time} />
          </Later>
          <BannerRow banners={home.banners} types={[BannerType.belowProducts]} />
        </>
      ),
    [home],
  );
  if (!home) return <HomeShimmer />;
  return (
    <div css={page}>
      <h1 css={visuallyHidden}>{t('home.heading', { site: site.common.site_setting.site_name })}</h1>
      <Slider slider={home.slider} />
      {home.flash_sales.map((sale) => (
        <FlashStrip key={sale.id} sale={sale} serverTime={home.server_time} />
      ))}
      <BannerRow banners={home.banners} types={BELOW_FLASH_SALE} />
      {below}
    </div>
  );
}
