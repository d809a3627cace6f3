import { STORAGE } from '../contract/storage';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

test('the latest search stands first, each once whatever its case, six at most', () => {
  for (const text of ['lamp', 'Shoes', 'tea', 'mug', 'bag', 'shoes', 'hat', 'sofa']) rememberSearch(text);
  expect(recentSearches()).toEqual(['sofa', 'hat', 'shoes', 'bag', 'mug', 'tea']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null,""]'])('what is garbled (%s) counts as none', (kept) => {
  localStorage.setItem(STORAGE.recentSearches, kept);
  expect(recentSearches()).toEqual([]);
});
