import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { BannerType, SourceType } from 'shared-kernel/contract/enums';
import type { Banner, HomeData, SliderItem } from 'shared-kernel/contract/site';
import { aHome } from 'shared-kernel/testing/a-home';
import { aPage } from 'shared-kernel/testing/a-page';
import { SERVER_TIME } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, type SeenCall } from 'shared-kernel/testing/handlers';
import { holdClock } from 'shared-kernel/testing/hold-clock';
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

afterEach(() => jest.useRealTimers());

test('S078 shows slider, flash sales, categories, brands, collections, products and banners from one call', async () => {
  holdClock();
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
  expect(within(sale).getByRole('timer')).toHaveTextContent('01h1 hour 01m1 minute 05s5 seconds');
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

test('S015 a slide of type URL links to its URL, or home if that is invalid', async () => {
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
  'S079 shows a banner in slot %s',
  async (slot, type) => {
    await open({
      banners: [aBanner({ type, title: slot })],
      featured_brands: [{ id: 8, title: 'Lumen', slug: 'lumen', image: 'lumen.webp' }],
    });
    expect(screen.getByRole('link', { name: slot })).toBeInTheDocument();
  },
);

test.each([BannerType.reviews, BannerType.top, BannerType.popup, 0, 10, 99])(
  'S079 a banner of type %d is ignored',
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

test('S078 the server renders the texts and preloads the large image', async () => {
  server.use(answer(CALLS.home, aHome({ slider: { main: [aSlide()], right_top: null, right_bottom: null } })));
  const { status, html, head, cacheable } = await serve('/ar');
  expect(status).toBe(200);
  expect(cacheable).toBe(true);
  expect(html).toContain('/ar/spring/products?home_spm=4');
  expect(head.title).toBe('Souk – سوق واحد ومتاجر كثيرة');
  expect(head.preloadImage?.srcSet).toContain('/media/thumb-spring.webp 400w');
  expect(html).toMatch(/fetchPriority="high"/i);
});

const slides = [aSlide(), aSlide({ id: 7, title: 'Calmer rooms' }), aSlide({ id: 8, title: 'Sounds' })];
const withSlides = { slider: { main: slides, right_top: null, right_bottom: null } };
const current = () => screen.getAllByRole('button', { current: true }).map((dot) => dot.getAttribute('aria-label'));

test('S078 dots, buttons and arrow keys turn the slides and wrap around; hidden slides are inert', async () => {
  const { user } = await open(withSlides);
  const carousel = within(screen.getByRole('region', { name: 'Highlights' }));
  expect(current()).toEqual(['Slide 1 of 3: Spring is here']);
  await user.click(carousel.getByRole('button', { name: 'Next' }));
  expect(current()).toEqual(['Slide 2 of 3: Calmer rooms']);
  expect(screen.getByRole('group', { name: 'Slide 2 of 3' })).not.toHaveAttribute('inert');
  expect(document.querySelectorAll('[inert]')).toHaveLength(2);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(current()).toEqual(['Slide 1 of 3: Spring is here']);
  await user.click(carousel.getByRole('button', { name: 'Slide 3 of 3: Sounds' }));
  expect(current()).toEqual(['Slide 3 of 3: Sounds']);
});

describe('with a clock', () => {
  beforeEach(holdClock);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('S078 slides rotate automatically, pause on interaction and can be stopped', async () => {
    await open(withSlides);
    const carousel = screen.getByRole('region', { name: 'Highlights' });
    await pass(6000);
    expect(current()).toEqual(['Slide 2 of 3: Calmer rooms']);
    fireEvent.pointerEnter(carousel);
    await pass(20_000);
    expect(current()).toEqual(['Slide 2 of 3: Calmer rooms']);
    fireEvent.pointerLeave(carousel);
    await pass(6000);
    expect(current()).toEqual(['Slide 3 of 3: Sounds']);
    fireEvent.click(within(carousel).getByRole('button', { name: 'Pause slideshow' }));
    await pass(20_000);
    expect(current()).toEqual(['Slide 3 of 3: Sounds']);
    expect(within(carousel).getByRole('button', { name: 'Play slideshow' })).toBeInTheDocument();
  });

  test('S078 issue 12 slides do not rotate while a field has the focus', async () => {
    await open(withSlides);
    const field = document.body.appendChild(document.createElement('input'));
    act(() => field.focus());
    await pass(20_000);
    expect(current()).toEqual(['Slide 1 of 3: Spring is here']);
    act(() => field.blur());
    await pass(1);
    await pass(6000);
    expect(current()).toEqual(['Slide 2 of 3: Calmer rooms']);
    field.remove();
  });

  test('S078 issue 12 slides do not rotate while they are out of view', async () => {
    const Original = globalThis.IntersectionObserver;
    const watched = new Map<Element, (isIntersecting: boolean) => void>();
    globalThis.IntersectionObserver = class extends Original {
      constructor(private readonly report: IntersectionObserverCallback) {
        super(report);
      }
      override observe(element: Element) {
        watched.set(element, (isIntersecting) => this.report([{ isIntersecting } as IntersectionObserverEntry], this));
      }
    };
    try {
      await open(withSlides);
      const carousel = screen.getByRole('region', { name: 'Highlights' });
      act(() => watched.get(carousel)?.(false));
      await pass(20_000);
      expect(current()).toEqual(['Slide 1 of 3: Spring is here']);
      act(() => watched.get(carousel)?.(true));
      await pass(6000);
      expect(current()).toEqual(['Slide 2 of 3: Calmer rooms']);
    } finally {
      globalThis.IntersectionObserver = Original;
    }
  });

  test('S062 slides do not rotate under prefers-reduced-motion', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('reduced-motion') });
    await open(withSlides);
    await pass(20_000);
    expect(current()).toEqual(['Slide 1 of 3: Spring is here']);
    window.matchMedia = matchMedia;
  });
});

test('S078 discover loads more on demand, page by page, and focuses the first new product', async () => {
  const tile = (id: number) => aProductTile({ id, title: `Lamp ${id}` });
  const requests: (string | null)[] = [];
  server.use(
    answer(CALLS.products, ({ query }: SeenCall) => {
      requests.push(query.get('page'), query.get('is_home_page'));
      // one product has moved here from the first page meanwhile
      return { result: aPage([tile(14), tile(15)], { last_page: 2 }), server_time: SERVER_TIME };
    }),
  );
  const { user } = await open({ products: Array.from({ length: 14 }, (_, index) => tile(index + 1)) });
  const grid = within(screen.getByRole('region', { name: 'Just for you' }));
  expect(grid.getAllByRole('article')).toHaveLength(12);
  await user.click(grid.getByRole('button', { name: 'Show more products' }));
  expect(grid.getAllByRole('article')).toHaveLength(14);
  expect(grid.getByRole('status')).toHaveTextContent('2 more products shown');
  expect(grid.getByRole('link', { name: /Lamp 13/ })).toHaveFocus();
  expect(requests).toEqual([]);
  await user.click(grid.getByRole('button', { name: 'Show more products' }));
  await waitFor(() => expect(grid.getByRole('link', { name: /Lamp 15/ })).toHaveFocus());
  expect(requests).toEqual(['2', 'true']);
  expect(grid.getAllByRole('article')).toHaveLength(15);
  // no more pages: a link leads to the list of all products
  expect(grid.queryByRole('button', { name: 'Show more products' })).not.toBeInTheDocument();
  expect(grid.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/discover/products');
});

test('S078 D20 the server renders a few tiles of each row as real links, no product twice', async () => {
  const tiles = Array.from({ length: 9 }, (_, index) => aProductTile({ id: index + 1, slug: `lamp-${index + 1}` }));
  const collection = { id: 3, title: 'Gifts', slug: 'gifts', product_collections: tiles };
  server.use(answer(CALLS.home, aHome({ collections: [collection], products: [] })));
  const { html, state } = await serve('/');
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(html).toContain('href="/lamp-1/product/1"');
  expect(html).toContain('href="/gifts/collection?collection=3"');
  // except those of tiles and arrows, which are hidden without scripts
  expect(html).not.toMatch(/<button(?![^>]* (?:aria-pressed="false"|aria-label="(?:Previous|Next)"))/);
  expect(JSON.stringify(state)).not.toContain('lamp-1');
});

test.each(Object.entries(SourceType).filter(([name]) => name !== 'url'))(
  'S015 D3 a source of type %s links to its listing',
  async (_, source_type) => {
    await open({ slider: { main: [aSlide({ source_type })], right_top: null, right_bottom: null } });
    expect(screen.getByRole('link', { name: 'Spring is here' })).toHaveAttribute('href', '/spring/products?home_spm=4');
  },
);
