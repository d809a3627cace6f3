import { sql } from 'kysely';
import { OrderStatus } from 'shared-kernel/contract/enums';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderPage } from 'shared-kernel/contract/orders';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { anOperator } from '../../testing/an-operator';
import { confirmedByMail } from '../../testing/confirmed-by-mail';
import { multipart, reviewParts } from '../../testing/multipart';
import { withStatements } from '../../testing/statements';
import { testApp } from '../../testing/test-app';
import type { Mail } from '../mail/mail';
import { createOrderLinks } from './order-link';
import { createOrderMails } from './order-mails';
import { createSendNews } from './send-news';

const sent: Mail[] = [];
const mailer = { send: async (mail: Mail) => void sent.push(mail) };
let now = new Date('2026-11-20T08:00:00Z');
const clock = () => now;
const api = testApp({ mailer, clock });
const operate = anOperator(api, clock);
const links = createOrderLinks(async () => ['a secret of this test only'], clock);
const nextRound = () =>
  createSendNews({
    db: api.db,
    clock,
    log: api.app.log,
    mailNews: createOrderMails({
      db: api.db,
      mailer,
      clock,
      log: api.app.log,
      links,
      publicOrigin: 'https://souk.test',
    }).send,
  })();
beforeEach(async () => {
  now = new Date('2026-11-20T08:00:00Z');
  sent.length = 0;
  await api.db.deleteFrom('order_news').execute();
});
const LINK = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JJD01';

/** A lamp of the Lamp Store and a rug of the Rug Store, to be paid at the door; its confirmation is sent. */
async function anOrder(language: LanguageCode = 'en') {
  const customer = await aCustomer(api);
  const { bearer } = customer;
  const { id: shippingRule } = await aShippingRule(api.db, { single: true });
  const lamps = await aStore(api.db, { name: { en: 'Lamp Store', ar: 'متجر المصابيح' } });
  const rugs = await aStore(api.db, { name: 'Rug Store' });
  const lamp = await aProduct(api.db, { title: 'Lamp', store: lamps.id, shippingRule });
  const rug = await aProduct(api.db, { title: 'Rug', store: rugs.id, shippingRule });
  await customer.put(lamp);
  await customer.put(rug);
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', {
    bearer,
    body: { order_method: 2 },
    language,
  });
  await confirmedByMail(api, data.id);
  sent.length = 0;
  const detail = async () => (await api.call<OrderDetail>('orders', { bearer, body: { order_id: data.id } })).data;
  const steps = async () => {
    const { status, parcels = [] } = await detail();
    return [status, ...parcels.map((parcel) => parcel.status)];
  };
  const sentNews = async () =>
    (
      await api.db
        .selectFrom('order_news')
        .leftJoin('parcels', 'parcels.id', 'order_news.parcel_id')
        .select(['news', 'store_id'])
        .where('order_news.order_id', '=', data.id)
        .where('news', '<>', 'placed')
        .orderBy('order_news.id')
        .execute()
    ).map(({ news, store_id }) => [news, store_id]);
  const ship = (store: { slug: string }, ...more: string[]) =>
    operate('order', 'ship', data.order, '--store', store.slug, '--carrier', 'dhl', '--code', 'JJD01', ...more);
  return { ...data, customer, bearer, lamps, rugs, lamp, rug, detail, steps, told: sentNews, ship };
}

describe('orders with several parcels', () => {
  test('S186 the order has the status of its least advanced parcel, with the dates of each step', async () => {
    const { id, order, lamps, rugs, detail, steps, told, ship } = await anOrder();
    expect(await steps()).toEqual([1, 1, 1]);
    now = new Date('2026-11-21T08:00:00Z');
    expect((await ship(lamps)).out).toContain(
      `The parcel of Lamp Store in the order ${order} is on its way by DHL JJD01.`,
    );
    expect(await steps()).toEqual([1, 4, 1]);
    now = new Date('2026-11-22T08:00:00Z');
    await operate('order', 'move', order, 'confirmed', '--store', rugs.slug);
    expect(await steps()).toEqual([2, 4, 2]);
    await operate('order', 'move', order, 'delivered', '--store', lamps.slug);
    expect(await steps()).toEqual([2, 5, 2]);
    expect((await detail()).payment_done).toBe(0);
    now = new Date('2026-11-23T08:00:00Z');
    await operate('order', 'move', order, 'delivered');
    expect(await steps()).toEqual([5, 5, 5]);
    const { parcels, payment_done, status_history } = await detail();
    expect(payment_done).toBe(1);
    expect(status_history.map(({ status, at }) => [status, at.slice(8, 10)])).toEqual([
      [1, '20'],
      [2, '22'],
      [5, '23'],
    ]);
    expect(parcels?.map(({ status_history: own }) => own.map(({ status, at }) => [status, at.slice(8, 10)]))).toEqual([
      [
        [1, '20'],
        [4, '21'],
        [5, '22'],
      ],
      [
        [1, '20'],
        [2, '22'],
        [5, '23'],
      ],
    ]);
    expect(await told()).toEqual([
      ['onTheWay', lamps.id],
      ['confirmed', null],
      ['delivered', null],
    ]);
    expect(id).toBeGreaterThan(0);
  });

  test('S191 D41 page, list and tracking show each store’s step, carrier and link; tracking names no person', async () => {
    const { order, bearer, lamps, ship, detail } = await anOrder();
    await ship(lamps);
    expect((await detail()).parcels?.[0]).toMatchObject({
      store_id: lamps.id,
      carrier: 'DHL',
      tracking_code: 'JJD01',
      tracking_link: LINK,
    });
    const { data: list } = await api.call<OrderPage>('orders', { bearer, body: {} });
    expect(list.data[0]?.parcels?.map(({ status }) => status)).toEqual([4, 1]);
    const { data, text } = await api.call<TrackedOrder>('trackOrder', { params: { code: order } }).then((called) => ({
      data: called.data,
      text: JSON.stringify(called.data),
    }));
    expect(data.parcels.map(({ progress }) => [progress?.status, progress?.carrier])).toEqual([
      [4, 'DHL'],
      [1, null],
    ]);
    expect(text).not.toContain('Amina');
  });

  test('parcels follow when an older API moves or cancels their order', async () => {
    const { id, steps, detail } = await anOrder();
    await sql`update orders set status = 3, updated_at = ${now} where id = ${id}`.execute(api.db);
    await sql`insert into order_status_history (order_id, status, at) values (${id}, 3, ${now})`.execute(api.db);
    expect(await steps()).toEqual([3, 3, 3]);
    expect((await detail()).status_history.map(({ status }) => status)).toEqual([1, 3]);
    const other = await anOrder();
    await sql`update orders set cancelled = 1 where id = ${other.id}`.execute(api.db);
    expect((await other.detail()).parcels?.map(({ cancelled }) => cancelled)).toEqual([1, 1]);
  });

  test('S188 D40 an order cannot be cancelled once one of its parcels has left, not even in the database', async () => {
    const { id, bearer, lamps, ship, steps } = await anOrder();
    await ship(lamps);
    const body = { order_id: id, title: 'No', message: 'Sorry' };
    expect((await api.call('cancelOrder', { bearer, body })).status).toBe(201);
    expect((await operate('order', 'cancel', String(id), '--title', 'No', '--message', 'Sorry')).exit).toBe(1);
    await expect(sql`update orders set cancelled = 1 where id = ${id}`.execute(api.db)).rejects.toThrow('on its way');
    expect(await steps()).toEqual([1, 4, 1]);
  });

  test('a cancelled parcel does not hold up the order, and no parcel goes back a step', async () => {
    const { id, lamps, rugs, ship, steps } = await anOrder();
    await ship(lamps);
    await sql`update parcels set cancelled = 1 where order_id = ${id} and store_id = ${rugs.id}`.execute(api.db);
    expect(await steps()).toEqual([4, 4, 1]);
    await expect(
      sql`update parcels set status = 1 where order_id = ${id} and store_id = ${lamps.id}`.execute(api.db),
    ).rejects.toThrow('cannot go back');
    expect((await operate('order', 'move', String(id), 'confirmed', '--store', rugs.slug)).err).toContain(
      'is cancelled',
    );
  });

  test('S195 D42 products of a delivered parcel can be reviewed, those of another one cannot', async () => {
    const { id, order, bearer, lamps, lamp, rug } = await anOrder();
    await operate('order', 'move', order, 'delivered', '--store', lamps.slug);
    const review = (product_id: number) =>
      api.call('saveReview', {
        bearer,
        ...multipart(reviewParts({ order_id: id, product_id, rating: 5, review: 'Good' }, [])),
      });
    expect((await review(lamp.id)).status).toBe(200);
    expect((await review(rug.id)).status).toBe(201);
  });
});

describe('operators', () => {
  test('an invalid move is refused with the reason and changes nothing', async () => {
    const { order, lamps, steps, ship, told } = await anOrder();
    await operate('order', 'move', order, 'delivered', '--store', lamps.slug);
    const wrong = async (...argv: string[]) => {
      const { exit, err } = await operate('order', ...argv);
      return [exit, err];
    };
    expect(await wrong('move', order, 'confirmed', '--store', lamps.slug)).toEqual([
      1,
      `✖ The parcel of Lamp Store in the order ${order} is delivered already; no step is gone back or done twice.`,
    ]);
    expect((await ship(lamps)).err).toContain('is delivered already');
    expect(await wrong('ship', order, '--carrier', 'DHL', '--code', '1')).toEqual([
      1,
      expect.stringContaining('name one with --store'),
    ]);
    expect(await wrong('move', order, 'confirmed', '--store', 'nowhere')).toEqual([
      1,
      expect.stringContaining('has nothing of nowhere'),
    ]);
    for (const link of ['http://carrier.example/1', 'javascript:alert(1)', 'https://a:b@carrier.example/', 'https://x'])
      expect((await ship(lamps, '--link', link)).err).toContain('--link must be an https address');
    expect(await steps()).toEqual([1, 5, 1]);
    expect(await told()).toEqual([]);
  });

  test('a mistyped code is corrected without a second mail; other carriers take a link', async () => {
    const { id, order, rugs, ship, told, detail } = await anOrder();
    await ship(rugs);
    const own = ['--carrier', 'City Bikes', '--code', '88 12', '--link', 'https://citybikes.example/8812'];
    const { out } = await operate('order', 'ship', order, '--store', rugs.slug, ...own);
    expect(out).toContain('without another mail');
    expect((await detail()).parcels?.[1]).toMatchObject({
      carrier: 'City Bikes',
      tracking_code: '88 12',
      tracking_link: 'https://citybikes.example/8812',
    });
    expect(await told()).toEqual([['onTheWay', rugs.id]]);
    expect((await operate('order', 'show', String(id))).out).toContain(
      `Parcel of Rug Store (${rugs.slug}) on-the-way; City Bikes 88 12 https://citybikes.example/8812`,
    );
  });

  test('order and packing lists show only parcels that have not left, with one statement for all orders', async () => {
    const { id, lamps, rugs, ship } = await anOrder();
    await anOrder();
    await ship(lamps);
    const listed = await operate.json<{ id: number; parcels: { store: string; state: string }[] }[]>(
      'order',
      'list',
      '--to-pack',
      '--store',
      rugs.slug,
    );
    expect(listed.map((one) => [one.id, one.parcels.map(({ state }) => state)])).toEqual([[id, ['pending']]]);
    expect(await operate.json('order', 'list', '--to-pack', '--store', lamps.slug)).toEqual([]);
    const { result, statements } = await withStatements(() => operate('order', 'pack', '--limit', '100'));
    expect(statements).toHaveLength(1);
    const { out } = result;
    expect(out).toMatch(new RegExp(`${id} +Rug Store`));
    expect(out).not.toMatch(new RegExp(`${id} +Lamp Store`));
    expect((await operate('order', 'pack', String(id))).out).toMatch(new RegExp(`${id} +Lamp Store`));
  });

  test('C5 one of ten concurrent calls ships a parcel, and one mail is sent', async () => {
    const { lamps, told, ship } = await anOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ship(lamps)));
    expect(answers.filter(({ out }) => out.includes('is on its way by'))).toHaveLength(1);
    expect(await told()).toEqual([['onTheWay', lamps.id]]);
  });
});

test('the mail about a parcel names store, carrier and code, and links to the carrier', async () => {
  const { lamps, rugs, order, ship } = await anOrder();
  await ship(lamps);
  await nextRound();
  await nextRound();
  expect(sent.map(({ subject }) => subject)).toEqual(['Your parcel from Lamp Store is on its way']);
  const [mail] = sent;
  for (const body of [mail?.text, mail?.html]) {
    for (const part of ['DHL', 'JJD01', 'Lamp Store', 'Track the delivery']) expect(body).toContain(part);
    expect(body).not.toContain('Rug');
  }
  expect(mail?.text).toContain(LINK);
  sent.length = 0;
  await operate('order', 'move', order, 'delivered', '--store', lamps.slug);
  await nextRound();
  expect(sent).toEqual([]);
  await operate('order', 'move', order, 'delivered', '--store', rugs.slug);
  await nextRound();
  expect(sent.map(({ subject }) => subject)).toEqual([`Your order ${order} has been delivered`]);
});

test.each(LANGUAGES)(
  'the mail about a parcel is written in %s, right to left in right-to-left languages',
  async (language) => {
    const { lamps, ship } = await anOrder(language);
    await ship(lamps);
    await nextRound();
    const [mail] = sent;
    const name = language === 'ar' ? 'متجر المصابيح' : 'Lamp Store';
    expect(mail?.subject).toContain(name);
    expect(mail?.html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
    expect(mail?.text).not.toContain('{{');
  },
);

test('parcels added to older orders have the order’s step and dates', async () => {
  const { id, steps } = await anOrder();
  await operate('order', 'move', String(id), 'picked-up');
  await sql`delete from parcels where order_id = ${id}`.execute(api.db);
  await sql`select make_parcels(array(select id from ordered_products))`.execute(api.db);
  expect(await steps()).toEqual([OrderStatus.pickedUp, 3, 3]);
  const { rows } = await sql<{ status: number }>`
    select status from parcel_steps where parcel_id in (select id from parcels where order_id = ${id}) order by 1`.execute(
    api.db,
  );
  expect(rows.map(({ status }) => status)).toEqual([1, 1, 3, 3]);
});
