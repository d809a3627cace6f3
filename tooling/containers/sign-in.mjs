import { get, SANDBOX } from './visit.mjs';

/**
 * Completes a sign-in through the sandbox's Google: shop, provider, shop again.
 * @throws Error when the shop does not sign the user in
 */
export async function signInThroughGoogle() {
  const jar = new Map();
  const visit = async (address, init = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await get(address, { ...init, headers: { cookie, ...init.headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) jar.set(name, value);
    }
    return answer;
  };
  let address = '/api/v1/user/social-login/redirect/google';
  for (let steps = 0; steps < 10; steps++) {
    const answer = await visit(address);
    const next = answer.headers.get('location');
    if (next) address = new URL(next, answer.url).href;
    else if (answer.url.includes('/google/choose/')) address = await choose(visit, answer);
    else return finish(visit, answer);
  }
  throw new Error(`the way did not end, last at ${address}`);
}

async function choose(visit, page) {
  if (!page.url.startsWith(SANDBOX)) throw new Error(`browsers are sent to ${page.url}`);
  const person = /name="person" value="([^"]+)"/.exec(await page.text())?.[1];
  const body = new URLSearchParams({ person });
  const answer = await visit(page.url, { method: 'POST', body });
  return new URL(answer.headers.get('location'), page.url).href;
}

async function finish(visit, page) {
  const { pathname, search } = new URL(page.url);
  if (pathname !== '/social-callback' || search)
    throw new Error(`it ended at ${pathname}${search} with ${page.status}`);
  const headers = { 'content-type': 'application/json', origin: new URL(page.url).origin };
  const answer = await visit('/api/v1/user/social-login/finish', { method: 'POST', headers, body: '{}' });
  const { status, message } = await answer.json();
  if (status !== 200) throw new Error(`the shop does not take the person: ${status} ${message}`);
}
