import { act, fireEvent, screen, within } from '@testing-library/react';
import { SERVER_TIME } from '../testing/a-product-detail';
import { aProductTile } from '../testing/a-product-tile';
import { renderPart } from '../testing/render-part';
import { ProductGrid } from './product-grid';
import { ProductTile } from './product-tile';
import { ProductGridShimmer } from './tile-shimmer';

test('S093 S016 a tile is one link to the product with image, title, stars and prices', async () => {
  const product = aProductTile({ offered: 30, badge: 'New', rating: 4.5, review_count: 12 });
  await renderPart(<ProductTile product={product} serverTime={SERVER_TIME} />, { language: 'fr' });
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/fr/brass-lamp/product/1');
  expect(within(link).getByRole('heading', { name: 'Brass lamp' })).toBeVisible();
  expect(link.querySelector('img')).toHaveAttribute('src', '/media/brass-lamp.webp');
  expect(within(link).getByRole('img', { name: 'Noté 4,5 sur 5' })).toBeVisible();
  expect(link).toHaveTextContent('$30,00');
  expect(link.querySelector('s')).toHaveTextContent('$40,00');
  expect(link).toHaveTextContent('25\u202f%'.replace('\u202f', ' '));
  expect(link).toHaveTextContent('New');
});

test('S093 a sold-out tile shows that instead of its badge and discount', async () => {
  const product = aProductTile({ offered: 30, badge: 'New', in_stock: false });
  await renderPart(<ProductTile product={product} serverTime={SERVER_TIME} />);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent('Sold out');
  expect(link).not.toHaveTextContent('New');
  expect(link).not.toHaveTextContent('25%');
  expect(link).toHaveTextContent('$30.00');
});

test.each([
  ['en', 3, '3 colours'],
  ['en', 1, 'Not rated yet'],
  ['fr', 2, '2 couleurs'],
  ['ar', 2, 'لونان'],
  ['ar', 3, '3 ألوان'],
  ['ar', 11, '11 لونًا'],
  ['tr', 4, '4 renk'],
  ['hi', 4, '4 रंग'],
] as const)(
  'S093 in %s a tile without reviews and with %i colours shows: %s',
  async (language, colour_count, words) => {
    const product = aProductTile({ review_count: 0, colour_count });
    await renderPart(<ProductTile product={product} serverTime={SERVER_TIME} />, { language });
    expect(screen.getByRole('heading').nextElementSibling?.textContent).toBe(words);
  },
);

test('S093 a tile with reviews and one colour shows its stars and nothing beside them', async () => {
  const product = aProductTile({ rating: 4, review_count: 7, colour_count: 1 });
  await renderPart(<ProductTile product={product} serverTime={SERVER_TIME} />);
  expect(screen.getByRole('heading').nextElementSibling?.textContent).not.toContain('Not rated yet');
  expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
});

test('S093 the second image loads on mouse hover, but not on touch or with reduced data', async () => {
  const product = aProductTile({ second_image: 'brass-lamp-2.webp' });
  await renderPart(<ProductTile product={product} serverTime={SERVER_TIME} />);
  const link = screen.getByRole('link');
  const pictures = () => [...link.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  const rest = (pointerType: string) =>
    fireEvent(link, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
  rest('touch');
  Object.assign(navigator, { connection: { saveData: true } });
  rest('mouse');
  expect(pictures()).toEqual(['/media/brass-lamp.webp']);
  Object.assign(navigator, { connection: undefined });
  rest('mouse');
  expect(pictures()).toEqual(['/media/brass-lamp.webp', '/media/brass-lamp-2.webp']);
});

test('S093 heart and compare appear beside the link only when enabled', async () => {
  const { rerender } = await renderPart(<ProductTile product={aProductTile()} serverTime={SERVER_TIME} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <ProductTile product={aProductTile()} serverTime={SERVER_TIME} actions={{ wishlisted: true, compared: false }} />,
  );
  const heart = screen.getByRole('button', { name: 'Add Brass lamp to the wishlist' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Compare Brass lamp' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('link')).not.toContainElement(heart);
});

test('S130 D20 a tile rendered after the flash sale shows the next price', async () => {
  const sold = aProductTile({ price: 20, offered: 30, end_time: '2026-03-01T11:59:59.999Z' });
  await renderPart(<ProductTile product={sold} serverTime={SERVER_TIME} />);
  expect(screen.getByRole('link')).toHaveTextContent('$30.00');
  expect(screen.getByRole('link')).not.toHaveTextContent('$20.00');
});

describe('with a clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('S130 D20 a flash price ends by the server’s clock, without a reload', async () => {
    const product = aProductTile({ price: 20, end_time: '2026-03-01T12:00:10.000Z' });
    await renderPart(<ProductTile product={product} serverTime={SERVER_TIME} />);
    expect(screen.getByRole('link')).toHaveTextContent('$20.00');
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByRole('link')).toHaveTextContent('$20.00');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('link')).not.toHaveTextContent('$20.00');
    expect(screen.getByRole('link')).toHaveTextContent('$40.00');
  });
});

test('S092 renders products as a list', async () => {
  await renderPart(
    <ProductGrid label="Lamps">
      <li>
        <ProductTile product={aProductTile()} serverTime={SERVER_TIME} />
      </li>
    </ProductGrid>,
  );
  expect(within(screen.getByRole('list', { name: 'Lamps' })).getAllByRole('listitem')).toHaveLength(1);
});

test('S091 renders 21 placeholders while products load', async () => {
  const { container } = await renderPart(<ProductGridShimmer />);
  expect(container.querySelectorAll('[data-shimmer]')).toHaveLength(21);
  expect(screen.getByRole('status')).toHaveTextContent('Loading products');
});
