import { PageNumber, pageObject, pageWindow } from './paging';

test.each([
  [undefined, 1],
  ['2', 2],
  ['-1', 1],
  ['0', 1],
  ['abc', 1],
  ['1.9', 1],
  ['Infinity', 100_000],
  ['1e300', 100_000],
  [['3'], 3],
  [{}, 1],
])('the page %j is read as %d', (value, page) => {
  expect(PageNumber.parse(value)).toBe(page);
});

test('a page past the deepest row has no rows', () => {
  expect(pageWindow(334, 30)).toEqual({ page: 334, size: 30, offset: 9990, limit: 10, most: 10_000 });
  expect(pageWindow(4, 7, 25)).toMatchObject({ offset: 21, limit: 4 });
  expect(pageWindow(335, 30)).toMatchObject({ page: 335, limit: 0 });
  expect(pageWindow(100_000, 30)).toMatchObject({ page: 100_000, offset: 10_000, limit: 0 });
});

test('the page object states the position of the page', () => {
  expect(pageObject(['c', 'd'], 5, pageWindow(2, 2), '/api/v1/brands')).toEqual({
    current_page: 2,
    data: ['c', 'd'],
    first_page_url: '/api/v1/brands?page=1',
    from: 3,
    last_page: 3,
    last_page_url: '/api/v1/brands?page=3',
    next_page_url: '/api/v1/brands?page=3',
    path: '/api/v1/brands',
    per_page: 2,
    prev_page_url: '/api/v1/brands?page=1',
    to: 4,
    total: 5,
    more: false,
  });
  expect(pageObject([], 0, pageWindow(1, 30), '/x')).toMatchObject({ last_page: 1, next_page_url: null, from: null });
  // the screen shows '10,000+'
  expect(pageObject(['a'], 10_001, pageWindow(1, 30), '/x')).toMatchObject({
    last_page: 334,
    total: 10_000,
    more: true,
  });
});
