import { STORAGE } from '../contract/storage';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

test('keeps the six latest searches, newest first, without case-insensitive duplicates', () => {
  for (const text of ['lamp', 'Shoes', 'tea', 'mug', 'bag', 'shoes', 'hat', 'sofa']) rememberSearch(text);
  expect(recentSearches()).toEqual(['sofa', 'hat', 'shoes', 'bag', 'mug', 'tea']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null,""]'])('treats corrupt storage (%s) as empty', (kept) => {
  localStorage.setItem(STORAGE.recentSearches, kept);
  expect(recentSearches()).toEqual([]);
});
