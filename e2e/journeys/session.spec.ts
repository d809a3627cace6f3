import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { API_BASE } from '../../shared-kernel/contract/call';
import * as CALLS from '../../shared-kernel/contract/calls';
import { aSimpleProduct } from '../fixtures/catalogue';
import { aNewShopper } from '../fixtures/shopper';
import { expect, hydrated, shop, test } from '../fixtures/test';

/** The token that nobody but the shop's server may see. */
async function tokenOf(page: Page): Promise<string> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'frontend_session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  return session?.value ?? '';
}

test('A1 the session token appears in no page, response, storage, readable cookie or URL', async ({ page }) => {
  const texts: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    texts.push(response.url());
    if (!/json|html|javascript|text/.test(response.headers()['content-type'] ?? '')) return;
    // a redirect and a response of a page that was left have no body
    reading.push(
      response.text().then(
        (text) => void texts.push(text),
        () => {},
      ),
    );
  });
  const { send } = await aNewShopper(page);
  const { id, slug } = await aSimpleProduct('en');
  const account = ['profile', 'addresses', 'orders', 'wishlists', 'compared', 'following', 'vouchers'];
  for (const path of ['/', `/${slug}/product/${id}`, '/cart', ...account.map((name) => `/user/${name}`), '/login']) {
    await page.goto(path);
    await hydrated(page);
    texts.push(await page.content(), page.url());
    const readable = () => document.cookie + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    texts.push(await page.evaluate(readable));
  }
  // also when the token is renewed
  const first = await tokenOf(page);
  texts.push(
    JSON.stringify(
      await send('user/update-user-password', { current_password: 'secret-12', new_password: 'secret-13' }),
    ),
  );
  const second = await tokenOf(page);
  expect(second).not.toBe(first);
  await Promise.all(reading);
  expect(texts.length).toBeGreaterThan(50);
  for (const token of [first, second]) {
    expect(token.length).toBeGreaterThan(40);
    expect(texts.filter((text) => text.includes(token))).toEqual([]);
  }
});

/** Every state-changing call: what a page of another site would like to trigger. */
const CHANGES = Object.values(CALLS)
  .filter(
    ({ method, path }) => method !== 'GET' || [CALLS.logout.path, CALLS.sendOrderEmail.path].includes(path as never),
  )
  // the shell's server makes this one itself and does not forward it
  .filter(({ path }) => path !== CALLS.openOrderLink.path)
  .map(({ method, path }) => ({ method, url: `${shop.url}${API_BASE}${path.replace(/:\w+/g, '1')}` }));

const DELETED = new Set(CHANGES.filter(({ method }) => method === 'DELETE').map(({ url }) => url));

/** Runs in the hostile page: sends each call in every way that needs no permission. */
async function attack(changes: typeof CHANGES): Promise<void> {
  const inFrame = async (send: (frame: HTMLIFrameElement) => void) => {
    const frame = document.createElement('iframe');
    // a name assigned later is not the frame's: the form would open a window
    frame.name = `frame-${Math.random()}`;
    document.body.append(frame);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    send(frame);
    await loaded;
    frame.remove();
  };
  for (const { method, url } of changes) {
    const body = '{"name":"Thief","email":"thief@example.com","password":"stolen-1","action":"add","product_id":1}';
    const ask = (init: RequestInit) => fetch(url, { credentials: 'include', mode: 'no-cors', ...init }).catch(() => {});
    if (method === 'GET') {
      new Image().src = url;
      await ask({});
      await inFrame((frame) => {
        frame.src = url;
      });
      continue;
    }
    const forms = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'].map((enctype) =>
      inFrame((frame) => {
        const form = document.body.appendChild(document.createElement('form'));
        Object.assign(form, { method: 'post', action: url, enctype, target: frame.name });
        const field = form.appendChild(document.createElement('input'));
        Object.assign(field, { name: body.replace(/}$/, ',"x":"'), value: '"}' });
        form.submit();
      }),
    );
    const sent = [body, new URLSearchParams({ name: 'Thief' })].map((data) => ask({ method: 'POST', body: data }));
    await Promise.all([...forms, ...sent]);
  }
}

// another port is another origin of the same site, to which browsers send a Lax cookie; another host is another site
for (const host of ['localhost', '127.0.0.1'])
  test(`A2 a hostile page on another origin (${host}) changes nothing`, async ({ page, context }) => {
    await aNewShopper(page);
    const evil = http.createServer((_, response) => response.setHeader('content-type', 'text/html').end('<body>evil'));
    await new Promise<void>((resolve) => evil.listen(0, host, resolve));
    const before = await tokenOf(page);
    const hostile = await context.newPage();
    // the page itself may not read the responses, and frames may not show them: the browser's own log has their status
    const record = await context.newCDPSession(hostile);
    const requests = new Map<string, string>();
    const statuses: { requestId: string; statusCode: number }[] = [];
    record.on('Network.requestWillBeSent', ({ requestId, request }) => requests.set(requestId, request.url));
    record.on('Network.responseReceivedExtraInfo', (answer) => statuses.push(answer));
    // the two report a call in any order
    const answers = () =>
      statuses
        .map(({ requestId, statusCode }) => [requests.get(requestId) ?? '', statusCode] as const)
        .filter(([url]) => url.startsWith(shop.url));
    await record.send('Network.enable');
    await hostile.goto(`http://${host}:${(evil.address() as AddressInfo).port}/`);
    await hostile.evaluate(attack, CHANGES);
    // the visitor follows a link: with the cookie, and without effect
    const link = await hostile.goto(`${shop.url}${API_BASE}${CALLS.logout.path}`, { referer: hostile.url() });
    expect(link?.status()).toBe(403);
    await hostile.close();
    evil.close();

    // five ways for each, but three for the few that use GET
    await expect.poll(() => answers().length).toBeGreaterThan(4 * CHANGES.length);
    // a form cannot send DELETE, and such a URL accepts no POST
    const refusal = (url: string) => (DELETED.has(url) ? 404 : 403);
    expect(answers().filter(([url, status]) => status !== refusal(url))).toEqual([]);
    expect(await tokenOf(page)).toBe(before);
    const profile = await page.request.get(`${API_BASE}user/profile`);
    expect((await profile.json()).data).toMatchObject({ name: 'Amina Rahimi', is_logged_in: true });
  });
