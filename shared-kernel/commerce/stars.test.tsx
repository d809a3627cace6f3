import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { starRow } from './star-shape';
import { Stars } from './stars';

test.each([
  [5, 'Rated 5 out of 5'],
  [4.46, 'Rated 4.5 out of 5'],
  [0.5, 'Rated 0.5 out of 5'],
  [0, 'Not rated yet'],
  [99, 'Rated 5 out of 5'],
  [-1, 'Not rated yet'],
])('S093 %p stars are labelled %s', async (rating, name) => {
  await renderPart(<Stars rating={rating} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
});

test.each([
  [4.24, '80%'],
  [4.25, '90%'],
  [5, '100%'],
])('S093 %p stars fill %s of the row, rounded to halves', async (rating, share) => {
  const insertRule = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
  await renderPart(<Stars rating={rating} />);
  expect(insertRule.mock.calls.join()).toContain(`var(--colour-star) ${share}`);
  insertRule.mockRestore();
});

test.each([
  ['en', 1, '1 review'],
  ['en', 1200, '1,200 reviews'],
  ['ar', 2, 'مراجعتان'],
  ['hi', 3, '3 समीक्षाएँ'],
] as const)('the review count in %s: %p', async (language, count, text) => {
  const { container } = await renderPart(<Stars rating={4} count={count} />, { language });
  expect(container).toHaveTextContent(text);
});

test('a row of stars is one path with eleven corners per star', () => {
  expect(starRow(1).split(',')).toHaveLength(11);
  expect(starRow(5).split(',')).toHaveLength(55);
  for (const share of starRow(5).matchAll(/-?[\d.]+(?=%)/g)) {
    expect(Number(share[0])).toBeGreaterThanOrEqual(0);
    expect(Number(share[0])).toBeLessThanOrEqual(100);
  }
});
