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
])('the page %j becomes %d', (value, page) => {
  expect(PageNumber.parse(value)).toBe(page);
});

test('a window never starts deeper than the deepest row', () => {
  expect(pageWindow(100_000, 30).offset).toBeLessThan(100_000);
});

test('the page object says where a page stands', () => {
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
  });
  expect(pageObject([], 0, pageWindow(1, 30), '/x')).toMatchObject({ last_page: 1, next_page_url: null, from: null });
});
