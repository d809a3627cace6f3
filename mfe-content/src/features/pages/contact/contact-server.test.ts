import * as CALLS from 'shared-kernel/contract/calls';
import { aCommon } from 'shared-kernel/testing/a-common';
import { answer, down, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { aContactPage } from '../../../testing/a-content-page';
import { serve } from '../../../testing/serve';

const TYPED = {
  name: 'Maya Stone',
  email: 'maya@souk.test',
  order: '7Q2KX-0M4TZ-9HVBC',
  subject: 'My "order"',
  message: 'Where is it?\nThank you <b>!',
};
const post = (url = '/page/contact', fields: Partial<typeof TYPED> = TYPED) =>
  serve(url, { posted: new URLSearchParams(fields).toString() });

/** The page as a browser without script shows it. */
function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  const control = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  const errorOf = (name: string) => page.getElementById(`${control(name)?.id}-error`)?.textContent ?? '';
  return { page, form, control, errorOf };
}

beforeEach(() => {
  server.use(
    answer(CALLS.page, aContactPage()),
    answer(CALLS.countriesPhones, {
      countries: {
        FR: { code2: 'FR', code3: 'FRA', name: 'France', states: { ARA: { code: 'ARA', name: 'Auvergne' } } },
        DE: { code2: 'DE', code3: 'DEU', name: 'Germany', states: {} },
      },
      phones: {},
    }),
  );
});

describe('contact page', () => {
  test('S203 has the form and the shop’s address before any script runs', async () => {
    const { html, status, cacheable, head, state } = await serve('/fr/page/contact');
    expect({ status, cacheable }).toEqual({ status: 200, cacheable: false });
    const { page, form, control } = read(html);
    expect([form?.method, form?.getAttribute('action'), form?.enctype]).toEqual([
      'post',
      '/fr/page/contact',
      'application/x-www-form-urlencoded',
    ]);
    for (const name of Object.keys(TYPED)) expect(control(name).labels).toHaveLength(1);
    expect(form?.querySelector('[type=submit]')).not.toBeNull();
    expect(page.querySelector('address')?.textContent).toContain('7 Market Square69005 Lyon, Auvergne, France');
    expect(page.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+15550100');
    expect(page.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe('mailto:hello@example.com');
    expect(head).toMatchObject({
      title: 'Contact',
      description: 'Write to us; a person answers.',
      canonical: '/page/contact',
    });
    // of the list of countries only the shop's own is sent with the page
    expect(JSON.stringify(state)).not.toContain('Germany');
  });

  test('S203 describes the shop and its address for crawlers', async () => {
    const { head } = await serve('/page/contact');
    expect(head.jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'ContactPage',
        mainEntity: expect.objectContaining({
          email: 'hello@example.com',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '7 Market Square',
            postalCode: '69005',
            addressLocality: 'Lyon',
            addressRegion: 'ARA',
            addressCountry: 'FR',
          },
        }),
      }),
    );
  });

  test('S028 S029 shows only what the settings hold', async () => {
    const { setting } = aCommon();
    const bare = { ...setting, email: '', phone: null, address_1: null, city: null, zip: null, country: null };
    const { html } = await serve('/page/contact', { site: { common: aCommon({ setting: bare }), texts: {} } });
    expect(read(html).page.querySelector('address')).toBeNull();
    expect(read(html).form).not.toBeNull();
  });

  test('S203 prefills name and email of a signed-in shopper, and the order from its link', async () => {
    let seen: SeenCall | undefined;
    server.use(
      answer(CALLS.profile, (call) => {
        seen = call;
        return customer({ name: 'Maya Stone', email: 'maya@souk.test' });
      }),
    );
    const { html } = await serve('/page/contact?order=7Q2KX-0M4TZ-9HVBC', { authorization: 'Bearer abcdefgh12345678' });
    expect(seen?.headers.get('authorization')).toBe('Bearer abcdefgh12345678');
    const { control } = read(html);
    expect(['name', 'email', 'order', 'subject'].map((name) => control(name).value)).toEqual([
      'Maya Stone',
      'maya@souk.test',
      '7Q2KX-0M4TZ-9HVBC',
      '',
    ]);
  });

  test('S203 has no name when the session has ended', async () => {
    server.use(fail(CALLS.profile, 401));
    const { html, status } = await serve('/page/contact', { authorization: 'Bearer abcdefgh12345678' });
    expect(status).toBe(200);
    expect(read(html).control('name').value).toBe('');
  });
});

describe('form posted without JavaScript', () => {
  test('S203 S206 is sent for the visitor and redirects to the confirmation', async () => {
    let seen: SeenCall | undefined;
    server.use(
      answer(CALLS.contact, (call) => {
        seen = call;
        return true;
      }),
    );
    const posted = new URLSearchParams({ ...TYPED, message: 'Where is it?\r\nThank you <b>!' }).toString();
    const { redirect, html } = await serve('/ar/page/contact', { posted, visitor: '203.0.113.9' });
    expect({ redirect, html }).toEqual({ redirect: { to: '/ar/page/contact?sent=1', status: 303 }, html: '' });
    expect(seen?.body).toEqual(TYPED);
    expect(seen?.headers.get('x-forwarded-for')).toBe('203.0.113.9');
    expect(seen?.headers.get('language')).toBe('ar');
  });

  test('S203 the confirmation is a page of its own', async () => {
    const { html, status } = await serve('/page/contact?sent=1');
    expect(status).toBe(200);
    expect(read(html).form).toBeNull();
    expect(read(html).page.querySelector('h2')?.textContent).toBe('Your message has been sent');
  });

  test('S206 shows each error at its field and keeps the input', async () => {
    server.use(reject(CALLS.contact, ['Invalid email', 'No code'], undefined, ['email', 'order']));
    const { html, status, cacheable } = await post();
    expect({ status, cacheable }).toEqual({ status: 422, cacheable: false });
    const { control, errorOf } = read(html);
    for (const [name, value] of Object.entries(TYPED)) expect(control(name).value).toBe(value);
    expect([errorOf('email'), errorOf('order'), errorOf('name')]).toEqual(['Invalid email', 'No code', '']);
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['the API is down', down(CALLS.contact), 503, 'API is down.'],
    ['there were too many messages', fail(CALLS.contact, 429, 'Too many requests'), 429, 'Too many requests'],
    ['the API fails', fail(CALLS.contact, 500, 'Something broke'), 500, 'Something broke'],
  ])('S214 keeps the input when %s', async (_, handler, status, text) => {
    // all other calls of the API fail, too
    server.use(handler, ...(status === 503 ? [down(CALLS.page), down(CALLS.countriesPhones)] : []));
    const result = await post();
    expect(result.status).toBe(status);
    const { page, control } = read(result.html);
    expect(page.querySelector('[role=alert]')?.textContent).toBe(text);
    for (const [name, value] of Object.entries(TYPED)) expect(control(name).value).toBe(value);
  });

  test('I1 shows hostile input as text, in English and Arabic', async () => {
    server.use(down(CALLS.contact));
    const hostile = '</textarea></form><script>hit()</script>"><img src=x onerror=hit()>\u202e{{hit()}}';
    for (const url of ['/page/contact', '/ar/page/contact']) {
      const { html } = await post(url, { ...TYPED, subject: hostile, message: hostile });
      const { page, control } = read(html);
      expect([control('subject').value, control('message').value]).toEqual([hostile, hostile]);
      expect(page.querySelectorAll('script:not([type]), img[src=x]')).toHaveLength(0);
    }
  });

  test('S203 with missing fields is rejected like an empty one', async () => {
    let seen: SeenCall | undefined;
    server.use(
      answer(CALLS.contact, (call) => {
        seen = call;
        return true;
      }),
    );
    await post('/page/contact', { name: 'Maya' });
    expect(seen?.body).toEqual({ name: 'Maya', email: '', order: '', subject: '', message: '' });
  });
});
