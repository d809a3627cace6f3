import { withGuestToken } from './guest-token';

const TOKEN = 'f00dfeedf00dfeed';

test.each([
  ['', TOKEN, `?user_token=${TOKEN}`],
  ['?', TOKEN, `?user_token=${TOKEN}`],
  ['?page=2', TOKEN, `?page=2&user_token=${TOKEN}`],
  ['', 'with+and/equals==', '?user_token=with%2Band%2Fequals%3D%3D'],
])('adds the header to the query %j', (search, token, expected) => {
  expect(withGuestToken(search, { 'user-token': token })).toBe(expected);
});

test.each([
  ['no header', '?page=2', undefined],
  ['garbage', '', 'a b&c=d'],
  ['an empty header', '', ''],
  ['a client that predates the header', '?user_token=theirs', TOKEN],
])('leaves the query unchanged with %s', (_, search, token) => {
  expect(withGuestToken(search, { ...(token !== undefined && { 'user-token': token }) })).toBe(search);
});
