import { sql } from 'kysely';
import { pino } from 'pino';
import { OrderMethod } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { RestockFound, RestockNoted } from 'shared-kernel/contract/restock';
import { readConfig } from '../../config';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aUser } from '../../testing/a-user';
import { anAttribute } from '../../testing/an-attribute';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import type { Mail } from '../mail/mail';
import { createRestockQueries } from './restock.queries';
import { createSendRestock } from './send-restock';

let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const api = testApp({ clock });
const DAY = 24 * 3600_000;

beforeAll(() => aSite(api.db));
beforeEach(async () => {
  ahead = 0;
  await api.db.deleteFrom('restock_requests').execute();
});

type RestockBody = { product_id: number; inventory_id?: number | null; email: string };
const ask = (body: RestockBody, options: { bearer?: string; language?: string } = {}) =>
  api.call<RestockNoted>('restock', { body, ...options });
const requests = () => api.db.selectFrom('restock_requests').selectAll().orderBy('id').execute();
const setStock = (id: number | undefined, quantity: number) =>
  api.db
    .updateTable('inventory')
    .set({ quantity })
    .where('id', '=', id ?? 0)
    .execute();
const soldOut = () => aProduct(api.db, { title: { en: 'Brass lamp', ar: 'مصباح' }, quantity: 0 });

/** A process that sends mails, with a mail server that can be down. */
function aPost() {
  const post = { mails: [] as Mail[], down: false };
  const send = createSendRestock({
    db: api.db,
    clock,
    log: pino({ level: 'silent' }),
    publicOrigin: 'https://souk.test',
    mailer: {
      send: async (mail) => {
        if (post.down) throw new Error('no mail server');
        post.mails.push(mail);
      },
    },
  });
  return Object.assign(post, { send });
}

/** The token of the link in the newest mail to an address. */
async function mailedToken(email: string): Promise<string> {
  const last = () => api.mails.filter(({ to }) => to === email).at(-1);
  await until('the mail has come', () => last() !== undefined);
  return /token=([\w-]+)/.exec(last()?.text ?? '')?.[1] ?? '';
}

/** A confirmed request that no process of the app is handling. */
const aRequest = ({ product_id, inventory_id = null, email }: RestockBody, language: LanguageCode = 'en') =>
  createRestockQueries(api.db).save({
    productId: product_id,
    inventoryId: inventory_id,
    email,
    language,
    confirmed: true,
    now: clock(),
  });

describe('requests', () => {
  test.each([
    ['', 'Email is required'],
    ['maya@souk', 'Invalid email'],
    ['a@b.co\nBcc: c@d.co', 'Invalid email'],
  ])('the address %j is refused at its field', async (email, message) => {
    const { id } = await soldOut();
    const { http, status, data } = await ask({ product_id: id, email });
    expect([http, status, data]).toEqual([200, 201, { form: [message], fields: ['email'] }]);
    expect(await requests()).toEqual([]);
  });

  test('private products, products in stock and variants of other products are refused', async () => {
    const email = 'maya@souk.test';
    const there = await aProduct(api.db);
    const hidden = await aProduct(api.db, { status: 2, quantity: 0 });
    const soldOutProduct = await soldOut();
    const messages = [
      await ask({ product_id: there.id, email }),
      await ask({ product_id: hidden.id, email }),
      await ask({ product_id: soldOutProduct.id, inventory_id: there.inventoryIds[0] ?? 0, email }),
      await ask({ product_id: 2_000_000_000, email }),
    ].map(({ status, message }) => [status, message]);
    const unknown = [201, 'This product is no longer available.'];
    expect(messages).toEqual([
      [201, 'This product is in stock again. You can order it now.'],
      unknown,
      unknown,
      unknown,
    ]);
    expect(await requests()).toEqual([]);
  });

  test('every address gets the same answer, known or not, and is stored once', async () => {
    const { id } = await soldOut();
    const known = await aUser(api.db, { email: 'known@souk.test' });
    const token = await aRequest({ product_id: id, email: 'listed@souk.test' });
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (const email of ['new@souk.test', 'NEW@souk.test ', known.email, 'listed@souk.test'])
      answers.push(await ask({ product_id: id, email }));
    for (const { http, status, message, data } of answers)
      expect([http, status, message, data]).toEqual([200, 200, answers[0]?.message, { confirmed: false, token: null }]);
    const rows = await requests();
    expect(rows.map(({ email, confirmed_at }) => [email, confirmed_at !== null])).toEqual([
      ['listed@souk.test', true],
      ['new@souk.test', false],
      ['known@souk.test', false],
    ]);
    // requesting it again does not undo the confirmation
    expect(rows[0]?.token).toBe(token);
  });

  test('one address gets at most ten mails, whoever requests them', async () => {
    const products = [];
    for (let i = 0; i < 11; i++) products.push(await soldOut());
    const statuses = [];
    for (const { id } of products) statuses.push((await ask({ product_id: id, email: 'flooded@souk.test' })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 201]);
  });

  test('a signed-in shopper’s own verified address needs no confirmation mail, another one does', async () => {
    const { id } = await soldOut();
    const user = await aUser(api.db, { email: 'Own@souk.test' });
    const own = await ask({ product_id: id, email: 'own@souk.test' }, user);
    expect(own.data).toEqual({ confirmed: true, token: expect.stringMatching(/^[\w-]{22}$/) });
    const other = await ask({ product_id: id, email: 'other@souk.test' }, user);
    expect(other.data).toEqual({ confirmed: false, token: null });
    await api.db.updateTable('users').set({ email_proved: false }).where('id', '=', user.id).execute();
    const another = await soldOut();
    expect((await ask({ product_id: another.id, email: user.email }, user)).data.confirmed).toBe(false);
  });

  const limited = testApp({ config: readConfig({ RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }) });
  test('S217 too many requests from one address in a minute are 429', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i++)
      codes.push((await limited.call('restock', { body: { product_id: 1, email: `m${i}@souk.test` } })).http);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('mailed link', () => {
  test('shows the request, confirms it and deletes it', async () => {
    const size = await anAttribute(api.db, { en: 'Size', fr: 'Taille' }, [{ en: 'Large', fr: 'Grand' }, 'Small']);
    const [large, small] = size.valueIds as [number, number];
    const product = await aProduct(api.db, {
      title: { en: 'Boot', fr: 'Botte' },
      variants: [{ values: [large], quantity: 0 }, { values: [small] }],
    });
    const email = 'link@souk.test';
    await ask({ product_id: product.id, inventory_id: product.inventoryIds[0] ?? 0, email }, { language: 'fr' });
    const token = await mailedToken(email);
    const mail = api.mails.at(-1);
    expect(mail?.subject).toBe('Vous prévenir du retour de Botte (Grand) ?');
    expect(mail?.text).toContain(`/fr/restock?token=${token}`);
    const find = () => api.call<RestockFound>('findRestock', { params: { token }, language: 'fr' });
    expect((await find()).data).toEqual({
      confirmed: false,
      product: { id: product.id, slug: product.slug, title: 'Botte', image: expect.any(String) },
      variant: ['Grand'],
    });
    const confirm = () => api.call('confirmRestock', { body: { token } });
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200]);
    expect((await find()).data.confirmed).toBe(true);
    const leave = () => api.call('leaveRestock', { body: { token } });
    expect([(await leave()).status, (await leave()).status]).toEqual([200, 200]);
    expect([(await find()).status, (await confirm()).status]).toEqual([201, 201]);
    expect(await requests()).toEqual([]);
  });

  test('issue 14 the values of a variant are joined by the comma of the language', async () => {
    const size = await anAttribute(api.db, 'Size', [{ en: 'L', ar: 'كبير' }]);
    const colour = await anAttribute(api.db, 'Colour', [{ en: 'Teal', ar: 'أزرق' }]);
    const values = [...colour.valueIds, ...size.valueIds];
    const product = await aProduct(api.db, { title: { en: 'Lamp', ar: 'مصباح' }, variants: [{ values, quantity: 0 }] });
    const email = 'comma@souk.test';
    await ask({ product_id: product.id, inventory_id: product.inventoryIds[0] ?? 0, email }, { language: 'ar' });
    await mailedToken(email);
    expect(api.mails.at(-1)?.subject).toMatch(/مصباح \((أزرق، كبير|كبير، أزرق)\)/);
  });

  test.each(['', 'x', "' or 1=1 --", 'x'.repeat(100)])('the invalid token %j changes nothing', async (token) => {
    await aRequest({ product_id: (await soldOut()).id, email: `safe${token.length}@souk.test` });
    expect((await api.call('confirmRestock', { body: { token } })).status).toBe(201);
    expect((await api.call('leaveRestock', { body: { token } })).status).toBe(200);
    expect(await requests()).toHaveLength(1);
  });

  test('an unconfirmed request is deleted after a week, a confirmed one after a year', async () => {
    const { id } = await soldOut();
    await aRequest({ product_id: id, email: 'year@souk.test' });
    await ask({ product_id: id, email: 'week@souk.test' });
    await mailedToken('week@souk.test');
    const post = aPost();
    const left = async (days: number) => {
      ahead = days * DAY;
      await post.send();
      return (await requests()).map(({ email }) => email);
    };
    expect(await left(6)).toEqual(['year@souk.test', 'week@souk.test']);
    expect(await left(8)).toEqual(['year@souk.test']);
    expect(await left(366)).toEqual([]);
  });
});

describe('product back in stock', () => {
  test('sends one mail in the language of the request, even from five processes, and deletes the request', async () => {
    const product = await soldOut();
    await aRequest({ product_id: product.id, email: 'back@souk.test' }, 'ar');
    await ask({ product_id: product.id, email: 'never@souk.test' });
    await mailedToken('never@souk.test');
    const posts = Array.from({ length: 5 }, aPost);
    const round = () => Promise.all(posts.map(({ send }) => send()));
    await round();
    expect(posts.flatMap(({ mails }) => mails)).toEqual([]);
    await setStock(product.inventoryIds[0], 3);
    await round();
    await round();
    const mails = posts.flatMap(({ mails }) => mails);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['back@souk.test', 'عاد إلى المخزون: \u2068مصباح\u2069'],
    ]);
    expect(mails[0]?.text).toContain(`https://souk.test/ar/${product.slug}/product/${product.id}`);
    expect(mails[0]?.id).toMatch(/^restock-\d+$/);
    // unconfirmed requests get no mail
    expect((await requests()).map(({ email }) => email)).toEqual(['never@souk.test']);
  });

  test('another variant in stock notifies only requests for any variant', async () => {
    const size = await anAttribute(api.db, 'Size', ['L', 'S']);
    const product = await aProduct(api.db, {
      variants: size.valueIds.map((value) => ({ values: [value], quantity: 0 })),
    });
    const [large, small] = product.inventoryIds;
    await aRequest({ product_id: product.id, inventory_id: large ?? 0, email: 'large@souk.test' });
    await aRequest({ product_id: product.id, inventory_id: null, email: 'any@souk.test' });
    const post = aPost();
    await setStock(small, 1);
    await post.send();
    expect(post.mails.map(({ to }) => to)).toEqual(['any@souk.test']);
    await setStock(large, 1);
    await post.send();
    expect(post.mails.map(({ to }) => to)).toEqual(['any@souk.test', 'large@souk.test']);
    expect(post.mails[1]?.text).toContain(`?variant=${large}`);
  });

  test('stock from a cancelled order, from an import and from before the confirmation is notified', async () => {
    const product = await aProduct(api.db, { quantity: 1, shippingRule: (await aShippingRule(api.db)).id });
    const customer = await aCustomer(api);
    await customer.put(product);
    const { data, status } = await customer.order({ order_method: OrderMethod.cashOnDelivery });
    expect(status).toBe(200);
    await aRequest({ product_id: product.id, email: 'cancel@souk.test' });
    const post = aPost();
    await post.send();
    expect(post.mails).toEqual([]);
    await api.call('cancelOrder', {
      bearer: customer.bearer,
      body: { order_id: data.id, title: 'No', message: 'Sorry' },
    });
    await post.send();
    expect(post.mails.map(({ to }) => to)).toEqual(['cancel@souk.test']);

    const imported = await soldOut();
    await aRequest({ product_id: imported.id, email: 'import@souk.test' });
    await sql`insert into inventory (product_id, quantity) values (${imported.id}, 5)`.execute(api.db);
    await post.send();
    expect(post.mails.at(-1)?.to).toBe('import@souk.test');

    const early = await soldOut();
    await ask({ product_id: early.id, email: 'early@souk.test' });
    const token = await mailedToken('early@souk.test');
    await setStock(early.inventoryIds[0], 1);
    await api.call('confirmRestock', { body: { token } });
    await until('the mail has come', () => api.mails.some(({ subject }) => subject === 'Back in stock: Brass lamp'));
  });

  test('a hidden product is not notified until it is shown', async () => {
    const product = await soldOut();
    await aRequest({ product_id: product.id, email: 'hidden@souk.test' });
    const show = (status: number) =>
      api.db.updateTable('products').set({ status }).where('id', '=', product.id).execute();
    await show(2);
    await setStock(product.inventoryIds[0], 1);
    const post = aPost();
    await post.send();
    expect(post.mails).toEqual([]);
    await show(1);
    await post.send();
    expect(post.mails).toHaveLength(1);
  });

  test('a mail is retried after an outage of the mail server and sent once', async () => {
    const product = await soldOut();
    await aRequest({ product_id: product.id, email: 'later@souk.test' });
    await setStock(product.inventoryIds[0], 1);
    const post = aPost();
    post.down = true;
    await post.send();
    post.down = false;
    await post.send();
    expect(post.mails).toEqual([]);
    ahead = 61_000;
    await post.send();
    await post.send();
    expect(post.mails).toHaveLength(1);
    expect(await requests()).toEqual([]);
  });
});
