import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductDetail } from 'shared-kernel/contract/product';
import type { Reviews } from 'shared-kernel/contract/reviews';
import type { Profile } from 'shared-kernel/contract/user';
import { browser } from 'shared-kernel/session/open-page';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { aReview, someReviews } from 'shared-kernel/testing/a-review';
import { answer, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer, visitor } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';
import { comeNear, observeNearness } from '../../../testing/comes-near';
import { serve } from '../../../testing/serve';

observeNearness();

/** Ten reviews: 6 of five stars, 3 of four, 1 of one. */
const TOTALS = [6, 3, 0, 0, 1].map((total, index) => ({ rating: 5 - index, total }));
const REVIEWED: Partial<ProductDetail> = { rating: 4.3, review_count: 10 };
const TEN = Array.from({ length: 10 }, (_, i) => aReview({ id: i + 1, user: { name: `Shopper ${i + 1}` } }));
const firstPage = () => aPage(TEN.slice(0, 6), { per_page: 6, last_page: 2, total: 10 });

/** The product page, with the shopper near its reviews. */
async function open(
  reviews: (call: SeenCall) => Reviews,
  {
    product = REVIEWED,
    language = 'en',
    as = visitor(),
  }: { product?: Partial<ProductDetail>; language?: LanguageCode; as?: Profile | null } = {},
) {
  const requests: SeenCall[] = [];
  server.use(
    answer(CALLS.product, aProductDetail(product)),
    // the calls of the store card for a customer
    answer(CALLS.following, aPage([])),
    answer(CALLS.addresses, aPage([])),
    answer(CALLS.reviews, (call: SeenCall) => {
      requests.push(call);
      return reviews(call);
    }),
  );
  const { user } = await renderApp(definition, { path: '/brass-lamp/product/1', language, as });
  const section = await waitFor(() => {
    const element = document.querySelector<HTMLElement>('section#reviews');
    if (!element) throw new Error('no reviews yet');
    return element;
  });
  expect(requests).toHaveLength(0);
  comeNear(section);
  return { user, requests, section, block: within(section) };
}
const query = (call: SeenCall | undefined) => Object.fromEntries(call?.query ?? []);

test('S112 S216 loads totals, banner and the newest reviews in one call near the viewport', async () => {
  const banner = {
    id: 7,
    type: 7,
    title: 'Bought it? Tell others.',
    slug: 'tell-others',
    image: 'tell.webp',
    source_type: 6,
    tags: null,
    url: '/user/orders',
    status: 1,
    closable: 2,
  };
  const { requests, block } = await open(() => someReviews({ all: firstPage(), total: TOTALS, banner }));
  expect(await block.findAllByRole('article')).toHaveLength(6);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.params.productId).toBe('1');
  expect(query(requests[0])).toEqual({ page: '1', order_by: 'relevance', type: 'desc', get_total: 'true' });
  expect(block.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeVisible();
  const bars = within(block.getByRole('group', { name: 'Filter by stars' })).getAllByRole('button');
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Rated 5 out of 5: 6 reviews, 60%',
    'Rated 4 out of 5: 3 reviews, 30%',
    'Rated 3 out of 5: 0 reviews, 0%',
    'Rated 2 out of 5: 0 reviews, 0%',
    'Rated 1 out of 5: 1 review, 10%',
  ]);
  expect(bars[2]).toBeDisabled();
  expect(block.getByRole('link', { name: 'Bought it? Tell others.' })).toHaveAttribute('href', '/user/orders');
});

test('S112 300 of 301 reviews show as 99%, and the single one as 1%', async () => {
  const total = [300, 0, 0, 0, 1].map((count, index) => ({ rating: 5 - index, total: count }));
  const { block } = await open(() => someReviews({ all: firstPage(), total }));
  const bars = within(await block.findByRole('group', { name: 'Filter by stars' })).getAllByRole('button');
  expect(bars[0]).toHaveAccessibleName('Rated 5 out of 5: 300 reviews, 99%');
  expect(bars[1]).toHaveAccessibleName('Rated 4 out of 5: 0 reviews, 0%');
  expect(bars[4]).toHaveAccessibleName('Rated 1 out of 5: 1 review, 1%');
});

test('S112 a bar filters by stars, and a second click shows all again', async () => {
  const { user, requests, block } = await open(() => someReviews({ all: firstPage(), total: TOTALS }));
  const bar = await block.findByRole('button', { name: /^Rated 1 out of 5/ });
  server.use(
    answer(CALLS.reviews, (call: SeenCall) => {
      requests.push(call);
      return { all: aPage([aReview({ id: 99, rating: 1, review: 'Broke at once.' })], { per_page: 6 }) };
    }),
  );
  await user.click(bar);
  expect(await block.findByText('Broke at once.')).toBeVisible();
  expect(query(requests[1])).toEqual({ page: '1', order_by: 'relevance', type: 'desc', rating: '1' });
  expect(bar).toHaveAttribute('aria-pressed', 'true');
  expect(block.getAllByRole('article')).toHaveLength(1);
  expect(block.getByRole('status')).toHaveTextContent('Showing 1 of 1');
  await user.click(bar);
  await waitFor(() => expect(block.getAllByRole('article')).toHaveLength(6));
  expect(requests).toHaveLength(2);
});

test.each([
  ['Newest', { order_by: 'created_at', type: 'desc' }],
  ['Oldest', { order_by: 'created_at', type: 'asc' }],
  ['Highest rating', { order_by: 'rating', type: 'desc' }],
  ['Lowest rating', { order_by: 'rating', type: 'asc' }],
])('S112 reviews are sorted by %s', async (name, order) => {
  const { user, requests, block } = await open(() => someReviews({ all: firstPage(), total: TOTALS }));
  await user.selectOptions(await block.findByRole('combobox', { name: 'Sort by' }), name);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(query(requests[1])).toEqual({ page: '1', ...order });
});

test('S112 filters by language, named in the reader’s language', async () => {
  const languages = [
    { language: 'en' as const, total: 7 },
    { language: 'ar' as const, total: 3 },
  ];
  const { user, requests, block } = await open(() => someReviews({ all: firstPage(), total: TOTALS, languages }), {
    language: 'fr',
  });
  const select = await block.findByRole('combobox', { name: 'Langue des avis' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Toutes les langues', 'anglais (7)', 'arabe (3)']);
  await user.selectOptions(select, 'arabe (3)');
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(query(requests[1])).toEqual({ page: '1', order_by: 'relevance', type: 'desc', written_in: 'ar' });
  await user.click(block.getByRole('button', { name: 'Effacer les filtres' }));
  expect(select).toHaveValue('');
});

test('S112 a foreign review shows its language and marks its text with it; a purchase is marked', async () => {
  const reviews = [
    aReview({ id: 1, review: 'جميل', language: 'ar', verified: true }),
    aReview({ id: 2, review: 'Fine.', language: 'en', verified: false }),
  ];
  const { block } = await open(() => someReviews({ all: aPage(reviews, { per_page: 6 }) }));
  const [arabic, english] = await block.findAllByRole('article');
  if (!arabic || !english) throw new Error('no reviews');
  expect(within(arabic).getByText('جميل')).toHaveAttribute('lang', 'ar');
  expect(within(arabic).getByText('جميل').parentElement).toHaveAttribute('dir', 'rtl');
  expect(within(arabic).getByText('In Arabic')).toBeVisible();
  expect(within(arabic).getByText('Verified purchase')).toBeVisible();
  expect(within(english).queryByText(/^In /)).not.toBeInTheDocument();
  expect(within(english).queryByText('Verified purchase')).not.toBeInTheDocument();
});

describe('S112 helpful votes', () => {
  const toasts = recordToasts();
  const voted = () =>
    someReviews({ all: aPage([aReview({ id: 7, helpful_count: 2 })], { per_page: 6 }), total: TOTALS });

  test('S112 a vote counts at once and can be taken back', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer(CALLS.helpfulReviews, []),
      answer(CALLS.voteHelpful, ({ body }: SeenCall) => {
        bodies.push(body);
        return bodies.length === 1 ? { helpful: true, helpful_count: 4 } : { helpful: false, helpful_count: 3 };
      }),
    );
    const { user, block } = await open(voted, { as: customer() });
    await user.click(await block.findByRole('button', { name: 'Helpful (2)' }));
    // the server counts: another shopper has voted, too
    const pressed = await block.findByRole('button', { name: 'Helpful (4)', pressed: true });
    await user.click(pressed);
    expect(await block.findByRole('button', { name: 'Helpful (3)', pressed: false })).toBeVisible();
    expect(bodies).toMatchObject([
      { review_id: 7, action: 'add' },
      { review_id: 7, action: 'remove' },
    ]);
  });

  test('S112 an earlier vote is shown', async () => {
    server.use(answer(CALLS.helpfulReviews, [7]));
    const { block } = await open(voted, { as: customer() });
    expect(await block.findByRole('button', { name: 'Helpful (2)', pressed: true })).toBeVisible();
  });

  test('S112 a rejected vote is reverted and shows the reason', async () => {
    server.use(answer(CALLS.helpfulReviews, []), reject(CALLS.voteHelpful, ['You can’t vote for your own review.']));
    const { user, block } = await open(voted, { as: customer() });
    await user.click(await block.findByRole('button', { name: 'Helpful (2)' }));
    await waitFor(() => expect(toasts).toMatchObject([{ text: 'You can’t vote for your own review.', error: true }]));
    expect(block.getByRole('button', { name: 'Helpful (2)', pressed: false })).toBeVisible();
  });

  test('S112 a visitor is redirected to login and back', async () => {
    const open_ = jest.spyOn(browser, 'open').mockImplementation(() => {});
    const { user, block } = await open(voted);
    await user.click(await block.findByRole('button', { name: 'Helpful (2)' }));
    expect(open_).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?redirect=/));
  });
});

test('S112 filters by photos and offers to reset when nothing matches', async () => {
  const { user, requests, block } = await open(({ query: params }) =>
    params.has('with_images')
      ? { all: aPage<Reviews['all']['data'][number]>([], { per_page: 6 }) }
      : someReviews({ all: firstPage(), total: TOTALS, images: [{ id: 1, image: 'a.webp', review_id: 1 }] }),
  );
  const filter = await block.findByRole('button', { name: 'With photos' });
  await user.click(filter);
  await waitFor(() => expect(block.getByRole('status')).toHaveTextContent('No reviews match these filters.'));
  expect(query(requests[1])).toMatchObject({ with_images: 'true' });
  await user.click(block.getByRole('button', { name: 'Clear filters' }));
  expect(await block.findAllByRole('article')).toHaveLength(6);
  expect(filter).toHaveAttribute('aria-pressed', 'false');
});

test('S112 more reviews append below, the first new one takes focus, and the count is announced', async () => {
  const { user, block } = await open(({ query: params }) =>
    params.get('page') === '2'
      ? { all: aPage(TEN.slice(6), { current_page: 2, per_page: 6, last_page: 2, total: 10 }) }
      : someReviews({ all: firstPage(), total: TOTALS }),
  );
  await waitFor(() => expect(block.getByRole('status')).toHaveTextContent('Showing 6 of 10'));
  await user.click(block.getByRole('button', { name: 'Show more reviews' }));
  const seventh = await block.findByRole('article', { name: 'Shopper 7' });
  expect(block.getAllByRole('article')).toHaveLength(10);
  expect(seventh.parentElement).toHaveFocus();
  expect(block.getByRole('status')).toHaveTextContent('Showing 10 of 10');
  expect(block.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
});

test('S112 a review shows author, local date, stars and text', async () => {
  const review = aReview({ user: { name: 'نورة ق.' }, rating: 4, created_at: '2026-02-01T12:30:00.000Z' });
  const { block } = await open(() => someReviews({ all: aPage([review], { per_page: 6 }) }), { language: 'fr' });
  const card = within(await block.findByRole('article', { name: 'نورة ق.' }));
  expect(card.getByText('1 févr. 2026')).toHaveAttribute('datetime', '2026-02-01T12:30:00.000Z');
  expect(card.getByRole('img', { name: 'Noté 4 sur 5' })).toBeVisible();
  expect(card.getByText('Warm light, well made.')).toBeVisible();
});

test('S112 a long review is clamped to three lines and expands on demand', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  const { user, block } = await open(() => someReviews());
  const toggle = await block.findByRole('button', { name: 'Show more' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveAccessibleDescription('Maya R.');
  await user.click(toggle);
  expect(block.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  height.mockRestore();
});

test('S112 a photo opens in the full-window viewer, and closing restores focus', async () => {
  const images = [11, 12, 13].map((id) => ({ id, image: `photo-${id}.webp`, review_id: 1 }));
  const { user, block } = await open(() => someReviews({ total: TOTALS, images }), { language: 'ar' });
  const thumb = await block.findByRole('button', { name: 'الصورة 2 من 3' });
  await user.click(thumb);
  const dialog = within(await screen.findByRole('dialog', { name: 'صور من المتسوقين' }));
  const shown = () => dialog.getByRole('img').getAttribute('src');
  expect(shown()).toContain('photo-12');
  await user.keyboard('{End}');
  expect(shown()).toContain('photo-13');
  await user.click(dialog.getByRole('button', { name: 'إغلاق' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(thumb).toHaveFocus();
});

test('S112 the photos of one review open from its card', async () => {
  const review_images = [
    { id: 1, image: 'one.webp' },
    { id: 2, image: 'two.webp' },
  ];
  const { user, block } = await open(() => someReviews({ all: aPage([aReview({ review_images })]) }));
  await user.click(await block.findByRole('button', { name: 'Photos by Maya R. (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos by Maya R.' }));
  expect(dialog.getByRole('img', { name: 'Photos by Maya R.' })).toHaveAttribute('src', '/media/one.webp');
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/media/two.webp');
});

test('S112 without reviews the page explains who can write one, without a call', async () => {
  server.use(answer(CALLS.product, aProductDetail({ review_count: 0, rating: 0 })));
  const { html } = await serve('/brass-lamp/product/1');
  expect(html).toContain('Be the first to review this product');
  expect(html).toContain('Once it’s delivered, you can review it from your order.');
});

test('S112 the server renders heading and average, and the stars at the top link there', async () => {
  server.use(answer(CALLS.product, aProductDetail(REVIEWED)));
  const { html } = await serve('/brass-lamp/product/1');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const link = page.querySelector('a[href="#reviews"]');
  expect(link?.textContent).toContain('10 reviews');
  const section = page.querySelector('section#reviews');
  expect(section?.getAttribute('tabindex')).toBe('-1');
  expect(section?.textContent).toContain('4.3 out of 5');
});

test('S112 S214 failed reviews leave the page intact and can be retried', async () => {
  server.use(answer(CALLS.product, aProductDetail(REVIEWED)), fail(CALLS.reviews, 500));
  const { user, slot } = await renderApp(definition, { path: '/brass-lamp/product/1' });
  const block = within(slot);
  await block.findByRole('region', { name: 'Reviews' });
  comeNear(document.getElementById('reviews') as HTMLElement);
  expect(await block.findByText('We couldn’t load the reviews.')).toBeVisible();
  expect(block.getByRole('heading', { level: 1 })).toBeVisible();
  server.use(answer(CALLS.reviews, someReviews()));
  await user.click(block.getByRole('button', { name: 'Try again' }));
  expect(await block.findByRole('article')).toBeVisible();
});
