import { BannerType } from 'shared-kernel/contract/enums';
import type { Banner, HomeData } from 'shared-kernel/contract/site';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { brandLink } from 'shared-kernel/remote/entity-links';
import { from } from 'shared-kernel/ui/breakpoints';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { PictureLink } from '../../components/picture-link';
import { Scroller } from '../../components/scroller';
import { BannerRow } from './banner-row';
import { bannersFor } from './home-parts';

const beside = lateCss`
  display: grid;
  gap: ${token('space-4')};
  ${from(992)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: stretch;
  }
`;

interface FeaturedBrandsProps {
  brands: HomeData['featured_brands'];
  banners: readonly Banner[];
}

/** The shop's featured brands, with the banner beside them (D14, type 1). */
export function FeaturedBrands({ brands, banners }: FeaturedBrandsProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const withBanner = bannersFor(banners, [BannerType.besideBrands]).length > 0;
  return (
    <div css={withBanner && beside}>
      <Scroller title={t('home.featuredBrands')} more={{ href: href(link('brands')), title: t('home.seeAll') }}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <PictureLink href={href(brandLink(brand))} image={brand.image} title={brand.title} />
          </li>
        ))}
      </Scroller>
      <BannerRow banners={banners} types={[BannerType.besideBrands]} />
    </div>
  );
}
