/** @jest-environment node */
import * as CALLS from 'shared-kernel/contract/calls';
import type { PageState } from 'shared-kernel/remote/page-state';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail, aStore } from 'shared-kernel/testing/a-product-detail';
import { aReview, someReviews } from 'shared-kernel/testing/a-review';
import { answer, fail } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { serve } from '../../testing/serve';

const LONG = `${'word '.repeat(80)}end`;
const reviews = ['First <words>', '', LONG, 'Third words'].map((review, id) => aReview({ id, review, language: 'en' }));

test('S112 issue 13 the server renders the first reviews without sending their data', async () => {
  server.use(
    answer(CALLS.product, aProductDetail({ review_count: 4 })),
    answer(CALLS.reviews, someReviews({ all: aPage(reviews, { per_page: 6 }) })),
  );
  const { html, state, head } = await serve('/brass-lamp/product/1');
  expect(html).toContain('First &lt;words&gt;');
  expect(html).toContain('word word…');
  expect(html).not.toContain('word end');
  expect(html).not.toContain('Third words');
  expect((state as PageState).queries.map(([key]) => key[0])).toEqual(['product']);
  expect(head.jsonLd?.[0]).toMatchObject({
    review: [
      {
        '@type': 'Review',
        reviewBody: 'First <words>',
        inLanguage: 'en',
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      { reviewBody: expect.stringMatching(/word…$/) },
    ],
  });
});

test('S112 the page renders without reviews when they fail to load', async () => {
  server.use(answer(CALLS.product, aProductDetail({ review_count: 3 })), fail(CALLS.reviews, 500));
  const { html, head } = await serve('/brass-lamp/product/1');
  expect(html).toContain('id="reviews"');
  expect(html).not.toContain('<article');
  expect(head.jsonLd?.[0]).not.toHaveProperty('review');
});

test('S124 the page links to similar products and shows its store’s rating', async () => {
  const related = [
    { id: 2, title: 'Copper lamp', slug: 'copper-lamp' },
    { id: 3, title: 'Tin lamp', slug: 'tin-lamp' },
  ];
  const store = aStore({ review: 4.4, review_count: 321 });
  server.use(answer(CALLS.product, aProductDetail({ review_count: 0, related, store })), fail(CALLS.reviews, 500));
  const { html } = await serve('/fr/brass-lamp/product/1');
  expect(html).toContain('<a href="/fr/copper-lamp/product/2">Copper lamp</a>');
  expect(html).toContain('<a href="/fr/tin-lamp/product/3">Tin lamp</a>');
  expect(html).toMatch(/Atlas Lights<\/strong>.*\(321\)/);
});

test('S124 the only product of a sub-category links to others of its category under another title', async () => {
  const related = [{ id: 2, title: 'Copper pan', slug: 'copper-pan' }];
  const answered = aProductDetail({ review_count: 0, related, related_of_category: true });
  server.use(answer(CALLS.product, answered), fail(CALLS.reviews, 500));
  const { html } = await serve('/brass-lamp/product/1');
  expect(html).toMatch(/More from Home<\/h2>.*<a href="\/copper-pan\/product\/2">Copper pan<\/a>/);
  expect(html).not.toContain('You may also like');
});
