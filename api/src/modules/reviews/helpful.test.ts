import type { HelpfulReviews, HelpfulVote } from 'shared-kernel/contract/helpful';
import type { Reviews } from 'shared-kernel/contract/reviews';
import { aProduct } from '../../testing/a-product';
import { aPurchase } from '../../testing/a-purchase';
import { aReview } from '../../testing/a-review';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();
const vote = (review_id: unknown, bearer?: string, action?: string) =>
  api.call<HelpfulVote>('voteHelpful', { body: { review_id, action }, ...(bearer && { bearer }) });
const voted = async (productId: number, bearer: string) =>
  (await api.call<HelpfulReviews>('helpfulReviews', { query: { product_id: productId }, bearer })).data;
const counted = async (productId: number) => {
  const { data } = await api.call<Reviews>('reviews', { params: { productId } });
  return data.all.data.map(({ helpful_count }) => helpful_count);
};
const aReviewed = async () => {
  const product = await aProduct(api.db);
  return {
    product: product.id,
    review: await aReview(api.db, { product: product.id, rating: 4, review: 'x', day: 1 }),
  };
};

test('S112 guests and strangers cannot vote', async () => {
  const { product, review } = await aReviewed();
  const asGuest = await api.call('voteHelpful', { body: { review_id: review, user_token: 'a-guest-of-this-test' } });
  const response = await api.call('helpfulReviews', { query: { product_id: product } });
  for (const answer of [await vote(review), asGuest, response]) expect(answer.http).toBe(401);
  expect(await counted(product)).toEqual([0]);
});

test.each([undefined, 'abc', 0, -1, 2_147_483_647, [1]])('S112 the review %p is refused with 201', async (id) => {
  const { bearer } = await aUser(api.db);
  const answer = await vote(id, bearer);
  expect([answer.http, answer.status]).toEqual([200, 201]);
});

test('S112 a review counts each shopper once, and a vote can be taken back', async () => {
  const { product, review } = await aReviewed();
  const [one, two] = [await aUser(api.db), await aUser(api.db)];
  // the second click may come from a page that does not know of the first
  for (const _ of [1, 2])
    expect((await vote(review, one.bearer, 'add')).data).toEqual({ helpful: true, helpful_count: 1 });
  const both = await Promise.all([vote(review, two.bearer, 'add'), vote(review, two.bearer, 'add')]);
  expect(both.map(({ data }) => data.helpful_count)).toEqual([2, 2]);
  expect(await voted(product, one.bearer)).toEqual([review]);
  expect(await counted(product)).toEqual([2]);
  const back = await vote(review, one.bearer, 'remove');
  expect([back.data, back.message]).toEqual([{ helpful: false, helpful_count: 1 }, 'You took your vote back.']);
  expect(await voted(product, one.bearer)).toEqual([]);
  expect(await counted(product)).toEqual([1]);
});

test('S112 a shopper cannot vote for their own review', async () => {
  const { save, customer } = await aPurchase(api);
  const { data } = await save();
  const answer = await vote(data.id, customer.bearer, 'add');
  expect([answer.status, answer.message]).toEqual([201, 'You can’t vote for your own review.']);
});

test('S112 S227 reviews of private products take no votes', async () => {
  const { product, review } = await aReviewed();
  const { bearer } = await aUser(api.db);
  await vote(review, bearer, 'add');
  await api.db.updateTable('products').set({ status: 2 }).where('id', '=', product).execute();
  expect((await vote(review, bearer, 'remove')).message).toBe('This review is no longer here.');
  expect(await voted(product, bearer)).toEqual([]);
});

test('S112 deleting an account deletes its votes', async () => {
  const { product, review } = await aReviewed();
  const { id, bearer } = await aUser(api.db);
  await vote(review, bearer, 'add');
  await api.db.deleteFrom('users').where('id', '=', id).execute();
  expect(await counted(product)).toEqual([0]);
});
