import { randomBytes } from 'node:crypto';

const SHOP = `http://localhost:${process.env.SHOP_PORT || 8080}`;
export const SANDBOX = `http://localhost:${process.env.SANDBOX_PORT || 8025}`;
const PATIENCE_MS = 60_000;

/**
 * A request to the shop's edge, or to a full URL. Redirects are not followed.
 * @returns the response, read to its end
 * @throws Error with the URL when there is no response, or an incomplete one
 */
export async function get(address, init = {}) {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const target = address.startsWith('/') ? SHOP + address : address;
    const answer = await fetch(target, { redirect: 'manual', signal, ...init });
    await answer.clone().arrayBuffer();
    return answer;
  } catch (error) {
    throw new Error(`${address} breaks off: ${error.message}`, { cause: error.cause });
  }
}

/**
 * A page that must be complete: 200, and the owner's content rendered by the server.
 * @returns {Promise<{html: string, versions: Record<string, string>}>} `versions`: live versions by remote
 */
export async function page(address) {
  const answer = await get(address);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  const boot = JSON.parse(/<script type="application\/json" id="__boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  if (!boot) throw new Error(`${address} has no boot data`);
  if (boot.active !== 'shell' && boot.inline?.id !== boot.active)
    throw new Error(`${address} came without the content of ${boot.active}`);
  return { html, boot, versions: Object.fromEntries(boot.remotes.map(({ id, version }) => [id, version])) };
}

/** A call of the shop's API through the edge, as its own script makes it. */
export async function call(path, body, language = 'en') {
  const headers = { origin: SHOP, ...(language === 'en' ? {} : { Language: language }) };
  const init = body && {
    method: 'POST',
    ...(body instanceof FormData
      ? { body, headers }
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }),
  };
  const { status, message, data } = await (await get(`/api/v1/${path}`, init ?? { headers })).json();
  if (status !== 200) throw new Error(`${path}: ${status} ${message} ${JSON.stringify(data)}`);
  return data;
}

/** A product without variants, with its URL. */
export async function simpleProduct(language = 'en') {
  for (let number = 1; number <= 5; number++) {
    const { result } = await call(`products?page=${number}`, undefined, language);
    for (const { id, slug } of result.data) {
      const product = await call(`product/${id}`, undefined, language);
      const plain = !product.attribute.length && !product.bundle_deal && product.inventory[0]?.quantity >= 20;
      if (plain) return { ...product, path: `${language === 'en' ? '' : `/${language}`}/${slug}/product/${id}` };
    }
  }
  throw new Error('no simple product with stock');
}

/** A guest's order of one product. @param {number} method 2 is cash on delivery */
export async function guestOrder(method = 2) {
  const user_token = randomBytes(16).toString('hex');
  const email = `guest-${user_token.slice(0, 8)}@example.com`;
  const send = (path, body) => call(path, { ...body, user_token });
  const product = await simpleProduct();
  const cart = await send('cart/action', {
    product_id: product.id,
    inventory_id: product.inventory[0].id,
    quantity: 1,
  });
  const address = await send('user/address/action', {
    name: 'Amina Rahimi',
    email,
    phone: '+12025550142',
    country: 'US',
    state: 'CA',
    city: 'San Francisco',
    zip: '94103',
    address_1: '1 Market Street',
  });
  const lines = cart.cartProducts.map((line) => ({ cart: line.id, shipping_type: 1 }));
  await send('cart/update-shipping', { selected_address: address.id, cart: lines });
  const order = await send('order/action', { order_method: method });
  return { ...order, email, user_token };
}
