import { screen, within } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import { BannerType, SourceType } from 'shared-kernel/contract/enums';
import type { Banner, HomeData, SliderItem } from 'shared-kernel/contract/site';
import { aHome } from 'shared-kernel/testing/a-home';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { serve } from '../../testing/serve';

const aSlide = (over: Partial<SliderItem> = {}): SliderItem => ({
  id: 4,
  type: 1,
  title: 'Spring is here',
  slug: 'spring',
  image: 'spring.webp',
  source_type: SourceType.tags,
  tags: 'spring',
  url: null,
  status: 1,
  ...over,
});
const aBanner = (over: Partial<Banner> = {}): Banner => ({
  id: 9,
  type: BannerType.aboveProducts,
  title: 'Free delivery',
  slug: 'delivery',
  image: 'delivery.webp',
  source_type: SourceType.products,
  tags: null,
  url: null,
  status: 1,
  closable: 2,
  ...over,
});
const open = async (home: Partial<HomeData>) => {
  server.use(answer(CALLS.home, aHome(home)));
  return renderApp(definition, { path: '/' });
};

test('S078 shows slider, flash sales, categories, brands, collections, products and banners of one call', async () => {
  await open({
    slider: {
      main: [aSlide()],
      right_top: aSlide({ id: 5, title: 'Side top' }),
      right_bottom: aSlide({ id: 6, title: 'Side bottom' }),
    },
    banners: [aBanner()],
    flash_sales: [
      {
        id: 2,
        title: 'Midnight sale',
        start_time: '2026-03-01T00:00:00.000Z',
        end_time: '2026-03-01T13:01:05.000Z',
        status: 1,
        public_products: [aProductTile({ id: 20, title: 'Copper pot', slug: 'copper-pot' })],
      },
    ],
    featured_categories: [
      {
        id: 11,
        title: 'Lamps',
        slug: 'lamps',
        category_id: 1,
        image: 'lamps.webp',
        category: { id: 1, title: 'Home', slug: 'home' },
      },
    ],
    featured_brands: [{ id: 8, title: 'Lumen', slug: 'lumen', image: 'lumen.webp' }],
    collections: [
      {
        id: 3,
        title: 'Gifts',
        slug: 'gifts',
        product_collections: [aProductTile({ id: 30, title: 'Tea set', slug: 'tea' })],
      },
    ],
    products: [aProductTile({ id: 40, title: 'Wool rug', slug: 'wool-rug' })],
  });
  expect(screen.getByRole('link', { name: 'Spring is here' })).toHaveAttribute('href', '/spring/products?home_spm=4');
  expect(screen.getByRole('link', { name: 'Side top' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Side bottom' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Free delivery' })).toHaveAttribute('href', '/delivery/products?banner=9');
  const sale = screen.getByRole('region', { name: 'Midnight sale' });
  expect(within(sale).getByRole('link', { name: /Copper pot/ })).toHaveAttribute('href', '/copper-pot/product/20');
  expect(within(sale).getByRole('timer')).toHaveTextContent('01 Hours01 Minutes05 Seconds');
  expect(screen.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', '/all/home/lamps');
  expect(screen.getByRole('link', { name: 'Lumen' })).toHaveAttribute('href', '/lumen/brand?brand=8');
  const gifts = screen.getByRole('region', { name: 'Gifts' });
  expect(within(gifts).getByRole('link', { name: /Tea set/ })).toBeInTheDocument();
  expect(within(gifts).getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/gifts/collection?collection=3',
  );
  const discover = screen.getByRole('region', { name: 'Just for you' });
  expect(within(discover).getByRole('link', { name: /Wool rug/ })).toBeInTheDocument();
});

test('S015 a slide of type URL leads to its own address, or home when that is unusable', async () => {
  await open({
    slider: {
      main: [aSlide({ source_type: SourceType.url, url: '/page/help' })],
      right_top: aSlide({ id: 5, title: 'Bad', source_type: SourceType.url, url: 'javascript:alert(1)' }),
      right_bottom: null,
    },
  });
  expect(screen.getByRole('link', { name: 'Spring is here' })).toHaveAttribute('href', '/page/help');
  expect(screen.getByRole('link', { name: 'Bad' })).toHaveAttribute('href', '/');
});

test.each(Object.entries(BannerType).filter(([, type]) => type <= BannerType.belowProducts))(
  'S079 a banner of slot %s is shown',
  async (slot, type) => {
    await open({
      banners: [aBanner({ type, title: slot })],
      featured_brands: [{ id: 8, title: 'Lumen', slug: 'lumen', image: 'lumen.webp' }],
    });
    expect(screen.getByRole('link', { name: slot })).toBeInTheDocument();
  },
);

test.each([BannerType.reviews, BannerType.top, BannerType.popup, 0, 10, 99])(
  'S079 a banner of type %d shows nothing on the home page and breaks nothing',
  async (type) => {
    await open({ banners: [aBanner({ type, title: 'Elsewhere' })] });
    expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Just for you' })).toBeInTheDocument();
  },
);

test('S079 a private banner is not shown', async () => {
  await open({ banners: [aBanner({ status: 2 })] });
  expect(screen.queryByRole('link', { name: 'Free delivery' })).not.toBeInTheDocument();
});

test('S078 the server sends the page with its texts, and names the large picture for preloading', async () => {
  server.use(answer(CALLS.home, aHome({ slider: { main: [aSlide()], right_top: null, right_bottom: null } })));
  const { status, html, head, cacheable } = await serve('/ar');
  expect(status).toBe(200);
  expect(cacheable).toBe(true);
  expect(html).toContain('/ar/spring/products?home_spm=4');
  expect(head.title).toBe('Souk – سوق واحد ومتاجر كثيرة');
  expect(head.preloadImage?.srcSet).toContain('/media/thumb-spring.webp 400w');
  expect(html).toMatch(/fetchPriority="high"/i);
});
