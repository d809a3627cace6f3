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
  ['our page under another name of this host', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['a read from another site', { method: 'GET', fetchSite: 'cross-site' }],
  ['a client that is no browser, without session', { session: false }],
  ['a gateway', { call: 'paymentWebhook', origin: 'https://gateway.example', fetchSite: 'cross-site' }],
  ['a gateway that sends the browser back', { call: 'paymentReturnByForm', origin: 'null', fetchSite: 'cross-site' }],
  ['a mail sent by our page', { method: 'GET', call: 'sendOrderEmail', fetchSite: 'same-origin' }],
  ['A7 a social login from our page', { ...social, fetchSite: 'same-origin' }],
  ['A7 a social login by a typed URL', { ...social, fetchSite: 'none' }],
  ['A7 a provider’s return', { method: 'GET', call: 'socialLoginCallback', fetchSite: 'cross-site' }],
  ['logout from our page', { method: 'GET', call: 'logout', fetchSite: 'same-origin' }],
  ['logout by our script', { method: 'GET', call: 'logout', fetchSite: 'same-origin', fetchDest: 'empty' }],
  [
    'logout from a page over https',
    {
      method: 'GET',
      call: 'logout',
      origin: 'https://shop.example',
      fetchSite: 'same-origin',
      publicOrigin: 'https://shop.example',
    },
  ],
])('D50 allows %s', (_, from) => {
  expect(isCrossSite({ ...ours, ...from })).toBe(false);
});

test.each<[string, Partial<Origins>]>([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a foreign origin that claims our site', { origin: 'https://evil.example', fetchSite: 'same-origin' }],
  ['a form on another site', { origin: 'null', fetchSite: 'cross-site' }],
  ['a sibling host', { origin: 'http://blog.localhost:3000', fetchSite: 'same-site' }],
  ['another port', { origin: 'http://localhost:3001', fetchSite: 'same-site' }],
  ['a look-alike', { origin: 'http://localhost:3000.evil.example' }],
  ['a browser that sends only its site', { fetchSite: 'cross-site' }],
  ['a session without any origin', {}],
  ['DELETE', { method: 'DELETE', origin: 'https://evil.example' }],
  [
    'a plain http page of a shop on https',
    { origin: 'http://shop.example', host: 'shop.example', publicOrigin: 'https://shop.example' },
  ],
  ['logout by a link on another site', { method: 'GET', call: 'logout', fetchSite: 'cross-site' }],
  ['logout by a typed or mailed URL', { method: 'GET', call: 'logout', fetchSite: 'none' }],
  [
    'logout by a link or redirect on our page',
    { method: 'GET', call: 'logout', fetchSite: 'same-origin', fetchDest: 'document' },
  ],
  ['logout by an image on our page', { method: 'GET', call: 'logout', fetchSite: 'same-origin', fetchDest: 'image' }],
  [
    'a mail by a frame on our page',
    { method: 'GET', call: 'sendOrderEmail', fetchSite: 'same-origin', fetchDest: 'iframe' },
  ],
  ['a mail by a link on another site', { method: 'GET', call: 'sendOrderEmail', fetchSite: 'cross-site' }],
  ['A7 a social login by a link on another site', { ...social, fetchSite: 'cross-site' }],
  ['A7 a social login by a link on a sibling host', { ...social, fetchSite: 'same-site' }],
  ['A7 a social login finished by another site', { call: 'finishSocialLogin', fetchSite: 'cross-site' }],
  ['logout without any origin', { method: 'GET', call: 'logout' }],
  [
    'a foreign origin without session that signs in as somebody else',
    { call: 'signin', session: false, origin: 'https://evil.example' },
  ],
])('D50 rejects %s', (_, from) => {
  expect(isCrossSite({ ...ours, ...from })).toBe(true);
});
