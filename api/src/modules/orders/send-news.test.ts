import { sql } from 'kysely';
import { pino } from 'pino';
import { OrderStatus } from 'shared-kernel/contract/enums';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { offerAllMethods } from '../../testing/all-methods';
import { anOnlineOrder } from '../../testing/an-online-order';
import { confirmedByMail } from '../../testing/confirmed-by-mail';
import { testApp } from '../../testing/test-app';
import { PAUSES } from '../mail/mail-rounds';
import { markPaid } from './mark-paid';
import { moveOrder } from './move-order';
import { noteNews } from './note-news';
import type { News } from './order-news';
import { createSendNews } from './send-news';

const api = testApp({ gateways: gatewaysOf([aGateway()]) });
offerAllMethods(api);
const MINUTE = 60_000;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
beforeEach(async () => {
  ahead = 0;
  await api.db.deleteFrom('order_news').execute();
});

/** An order whose confirmation has been sent, so that it does not count here. */
async function anOrder() {
  const order = await anOnlineOrder(api);
  await confirmedByMail(api, order.id);
  await api.db.deleteFrom('order_news').where('order_id', '=', order.id).execute();
  return order;
}
/** A process that mails news, with a mail server that can be down. */
function aPost() {
  const post = { sent: [] as [number, News, number][], down: false, before: async () => {} };
  const sendNews = createSendNews({
    db: api.db,
    clock,
    log: pino({ level: 'silent' }),
    mailNews: async (order, news, id) => {
      await post.before();
      if (post.down) throw new Error('no mail server');
      post.sent.push([order, news, id]);
      return true;
    },
  });
  return Object.assign(post, { sendNews });
}
const news = (order: number) =>
  api.db.selectFrom('order_news').selectAll().where('order_id', '=', order).orderBy('id').execute();
const note = (order: number, what: News) => noteNews(api.db, order, what, clock());
const words = (post: { sent: [number, News, number][] }) => post.sent.map(([, what]) => what);

test('each step is mailed once, in order, with concurrent senders', async () => {
  const { id, payment } = await anOrder();
  await api.db.transaction().execute((trx) => markPaid(trx, id, payment.id, clock()));
  for (const status of [OrderStatus.confirmed, OrderStatus.onTheWay, OrderStatus.delivered]) {
    await api.db.transaction().execute((trx) => moveOrder(trx, id, status, clock()));
  }
  const order: News[] = [];
  const posts = Array.from({ length: 5 }, aPost);
  for (const post of posts) {
    post.before = async () => {
      order.push((await news(id)).find(({ sent_at }) => sent_at === null)?.news as News);
    };
  }
  await Promise.all(posts.map(({ sendNews }) => sendNews()));
  expect(order).toEqual(['paid', 'confirmed', 'onTheWay', 'delivered']);
  expect(posts.flatMap(({ sent }) => sent)).toHaveLength(4);
  for (const { sent_at, next_try_at } of await news(id))
    expect([sent_at, next_try_at]).toEqual([expect.any(Date), null]);
});

test('refused steps and failed transactions send no mail', async () => {
  const { id } = await anOrder();
  expect(await api.db.transaction().execute((trx) => moveOrder(trx, id, OrderStatus.confirmed, clock()))).toBe(
    'unpaid',
  );
  const broken = api.db.transaction().execute(async (trx) => {
    await noteNews(trx, id, 'delivered', clock());
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await news(id)).toEqual([]);
});

test('a mail server that is down is retried later; newer mails wait their turn', async () => {
  const { id } = await anOrder();
  const another = await anOrder();
  const post = aPost();
  post.down = true;
  await note(id, 'confirmed');
  await post.sendNews();
  post.down = false;
  await note(id, 'delivered');
  await note(another.id, 'confirmed');
  await post.sendNews();
  expect(post.sent.map(([order]) => order)).toEqual([another.id]);
  ahead = MINUTE;
  await post.sendNews();
  expect(words(post).slice(1)).toEqual(['confirmed', 'delivered']);
});

test('a mail whose sender died is sent by another process with the same message id', async () => {
  const { id } = await anOrder();
  const [dying, heir] = [aPost(), aPost()];
  let begun: () => void = () => {};
  const began = new Promise<void>((resolve) => {
    begun = resolve;
  });
  dying.before = () => {
    begun();
    return new Promise(() => {});
  };
  await note(id, 'confirmed');
  void dying.sendNews();
  await began;
  await heir.sendNews();
  expect(heir.sent).toEqual([]);
  ahead = MINUTE;
  await heir.sendNews();
  expect(heir.sent).toEqual([[id, 'confirmed', (await news(id))[0]?.id]]);
});

test('a mail is given up after three days, and later ones go out', async () => {
  const { id } = await anOrder();
  const post = aPost();
  post.down = true;
  await note(id, 'confirmed');
  for (let tries = 0; tries < PAUSES.length + 2; tries += 1) {
    await post.sendNews();
    ahead += 24 * 60 * MINUTE;
  }
  expect((await news(id))[0]).toMatchObject({ attempts: PAUSES.length, next_try_at: null, sent_at: null });
  expect(PAUSES.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 24 * 60 * MINUTE);
  post.down = false;
  await note(id, 'delivered');
  await post.sendNews();
  expect(words(post)).toEqual(['delivered']);
});

test('a mail server that refuses gets at most twenty attempts per round', async () => {
  const { id: one } = await anOrder();
  const copies = await sql<{ id: number }>`
    insert into orders (shopper_id, tracking_code, order_method, currency, subtotal, bundle_offer, shipping_price, tax,
      total_amount, language)
    select shopper_id, 'COPY-' || n, order_method, currency, subtotal, bundle_offer, shipping_price, tax, total_amount, language
    from orders, generate_series(1, 30) n where id = ${one} returning id`.execute(api.db);
  for (const { id } of copies.rows) await note(id, 'confirmed');
  const post = aPost();
  post.down = true;
  await post.sendNews();
  const tried = await api.db.selectFrom('order_news').where('attempts', '>', 0).select('id').execute();
  expect(tried).toHaveLength(20);
  post.down = false;
  ahead = MINUTE;
  await post.sendNews();
  expect(post.sent).toHaveLength(30);
});

test('the log has the reason of an unsent mail, not its recipient', async () => {
  const { id } = await anOrder();
  const lines: string[] = [];
  const refused = Object.assign(new Error('550 no such user aisha@example.test'), {
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: ['aisha@example.test'],
  });
  await note(id, 'confirmed');
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  await createSendNews({ db: api.db, clock, log, mailNews: () => Promise.reject(refused) })();
  expect(lines.join('')).toContain('"code":"EENVELOPE","responseCode":550');
  expect(lines.join('')).not.toContain('aisha');
});
