import { isCrossSite, type Origins } from './cross-site';

const ours: Origins = {
  method: 'POST',
  call: 'changeCartQuantity',
  session: true,
  host: 'localhost:3000',
  publicOrigin: 'http://localhost:3000',
};

const social = { method: 'GET', call: 'socialLoginRedirect' } as const;

test.each<[string, Partial<Origins>]>([
  ['our page', { origin: 'http://localhost:3000', fetchSite: 'same-origin' }],
  ['our page in a browser that sends no site', { origin: 'http://localhost:3000' }],
  ['our page by another name of this machine', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['a read from elsewhere', { method: 'GET', fetchSite: 'cross-site' }],
  ['a client that is no browser, without session', { session: false }],
  ['a gateway', { call: 'paymentWebhook', origin: 'https://gateway.example', fetchSite: 'cross-site' }],
  ['a gateway that brings the browser back', { call: 'paymentReturnByForm', origin: 'null', fetchSite: 'cross-site' }],
  ['a mail by our page', { method: 'GET', call: 'sendOrderEmail', fetchSite: 'same-origin' }],
  ['A7 a social login from our page', { ...social, fetchSite: 'same-origin' }],
  ['A7 a social login by a typed address', { ...social, fetchSite: 'none' }],
  ['A7 a provider’s return', { method: 'GET', call: 'socialLoginCallback', fetchSite: 'cross-site' }],
  ['logout by our page', { method: 'GET', call: 'logout', fetchSite: 'same-origin' }],
  ['logout by a script of ours', { method: 'GET', call: 'logout', fetchSite: 'same-origin', fetchDest: 'empty' }],
  [
    'logout by a page under https',
    {
      method: 'GET',
      call: 'logout',
      origin: 'https://shop.example',
      fetchSite: 'same-origin',
      publicOrigin: 'https://shop.example',
    },
  ],
])('D50 lets %s pass', (_, from) => {
  expect(isCrossSite({ ...ours, ...from })).toBe(false);
});

test.each<[string, Partial<Origins>]>([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a foreign origin that claims our site', { origin: 'https://evil.example', fetchSite: 'same-origin' }],
  ['a form of another site', { origin: 'null', fetchSite: 'cross-site' }],
  ['a sibling host', { origin: 'http://blog.localhost:3000', fetchSite: 'same-site' }],
  ['another port', { origin: 'http://localhost:3001', fetchSite: 'same-site' }],
  ['a look-alike', { origin: 'http://localhost:3000.evil.example' }],
  ['a browser that tells its site only', { fetchSite: 'cross-site' }],
  ['a session without any origin', {}],
  ['DELETE', { method: 'DELETE', origin: 'https://evil.example' }],
  [
    'a plain page of a shop under https',
    { origin: 'http://shop.example', host: 'shop.example', publicOrigin: 'https://shop.example' },
  ],
  ['logout by a link elsewhere', { method: 'GET', call: 'logout', fetchSite: 'cross-site' }],
  ['logout by an address that was typed or mailed', { method: 'GET', call: 'logout', fetchSite: 'none' }],
  [
    'logout by a link or a redirect on a page of ours',
    { method: 'GET', call: 'logout', fetchSite: 'same-origin', fetchDest: 'document' },
  ],
  [
    'logout by a picture on a page of ours',
    { method: 'GET', call: 'logout', fetchSite: 'same-origin', fetchDest: 'image' },
  ],
  [
    'a mail by a frame on a page of ours',
    { method: 'GET', call: 'sendOrderEmail', fetchSite: 'same-origin', fetchDest: 'iframe' },
  ],
  ['a mail by a link elsewhere', { method: 'GET', call: 'sendOrderEmail', fetchSite: 'cross-site' }],
  ['A7 a social login by a link elsewhere', { ...social, fetchSite: 'cross-site' }],
  ['A7 a social login by a link of a sibling host', { ...social, fetchSite: 'same-site' }],
  ['A7 a social login finished by another site', { call: 'finishSocialLogin', fetchSite: 'cross-site' }],
  ['logout without any origin', { method: 'GET', call: 'logout' }],
  [
    'a foreign origin without session: signing in as somebody else',
    { call: 'signin', session: false, origin: 'https://evil.example' },
  ],
])('D50 refuses %s', (_, from) => {
  expect(isCrossSite({ ...ours, ...from })).toBe(true);
});
