import { useId } from 'react';
import { clockOf } from 'shared-kernel/commerce/use-server-now';
import type { HomeData } from 'shared-kernel/contract/site';
import { type Dependencies, KeptMarkup } from 'shared-kernel/platform/kept-markup';
import { SaleStrip } from '../../components/sale-strip';
import { BannerRow } from './banner-row';
import { CollectionScroller } from './collection-scroller';
import { Discover } from './discover';
import { FeaturedBrands } from './featured-brands';
import { FeaturedCategories } from './featured-categories';
import { BANNER_SLOTS, type BannerPart } from './home-parts';
import type { HomeFront } from './home-query';
import { useHome } from './use-home';

export interface HomePartProps {
  name: string;
  front: HomeFront;
  /** the sent markup was discarded: render from the data, at once */
  fresh: boolean;
  outdated: () => void;
}

/** The hydrated content of a part of the home page. */
export function PartContent({ name, front, fresh, outdated }: HomePartProps) {
  // the ids of the part's headings depend on its place in the tree
  const place = useId();
  const home = useHome(front, fresh, outdated);
  const serverTime = fresh ? home.server_time : front.serverTime;
  return (
    <KeptMarkup by={() => [place, name, ...shownIn(home, name, serverTime)]}>
      <Content home={home} name={name} serverTime={serverTime} />
    </KeptMarkup>
  );
}

/** The home data that a part shows: a change in another part's data leaves its markup as it is. */
function shownIn(home: HomeData, name: string, serverTime: string): Dependencies {
  const id = idIn(name);
  if (name.startsWith('sale-')) return [...home.flash_sales.filter((one) => one.id === id), serverTime];
  if (name.startsWith('collection-')) {
    const collection = home.collections.find((one) => one.id === id);
    return [collection, clockOf(collection?.product_collections ?? [], serverTime)];
  }
  if (name in BANNER_SLOTS) return [home.banners];
  if (name === 'categories') return [home.featured_categories];
  if (name === 'brands') return [home.featured_brands, home.banners];
  return [home.products, clockOf(home.products, serverTime)];
}

/** Names of sales and collections end in their id. */
const idIn = (name: string) => Number(name.slice(name.lastIndexOf('-') + 1));

interface ContentProps {
  home: HomeData;
  name: string;
  serverTime: string;
}

function Content({ home, name, serverTime }: ContentProps) {
  const id = idIn(name);
  if (name.startsWith('sale-')) return <Sale home={home} id={id} serverTime={serverTime} />;
  if (name.startsWith('collection-')) {
    const collection = home.collections.find((one) => one.id === id);
    return collection && <CollectionScroller collection={collection} serverTime={serverTime} />;
  }
  if (name in BANNER_SLOTS) return <BannerRow banners={home.banners} types={BANNER_SLOTS[name as BannerPart]} />;
  if (name === 'categories') return <FeaturedCategories categories={home.featured_categories} />;
  if (name === 'brands') return <FeaturedBrands brands={home.featured_brands} banners={home.banners} />;
  return <Discover products={home.products} serverTime={serverTime} />;
}

function Sale({ home, id, serverTime }: { home: HomeData; id: number; serverTime: string }) {
  const sale = home.flash_sales.find((one) => one.id === id);
  return sale && <SaleStrip sale={sale} serverTime={serverTime} />;
}
