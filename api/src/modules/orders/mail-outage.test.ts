import { text } from 'node:stream/consumers';
import { OrderStatus } from 'shared-kernel/contract/enums';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../db/free-port';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { aSite } from '../../testing/a-site';
import { offerAllMethods } from '../../testing/all-methods';
import { anOnlineOrder } from '../../testing/an-online-order';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { createMailer } from '../mail/mailer';
import { createSaleMails } from '../sales/sale-mails';
import { createSendSales } from '../sales/send-sales';
import { markPaid } from './mark-paid';
import { moveOrder } from './move-order';
import { createOrderLinks } from './order-link';
import { createOrderMails } from './order-mails';
import { createSendNews } from './send-news';

const MINUTE = 60_000;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const api = testApp({
  mailer: {
    send: async () => {
      throw new Error('no mail server');
    },
  },
  clock,
  gateways: gatewaysOf([aGateway()]),
});
offerAllMethods(api);
beforeAll(() => aSite(api.db));

interface Received {
  minute: number;
  to: string;
  id: string;
}

/** Responses of a failing mail server. */
const LATER = Object.assign(new Error('try again later'), { responseCode: 451 });
const BUSY = Object.assign(new Error('too busy'), { responseCode: 421 });

/** Minutes until which nothing listens, then connections are refused, then mails are read to their end and rejected. After that it works. */
const SILENT = 5;
const TURNED_AWAY = 20;
const NOT_TAKEN = 60;
/** Minutes after that within which every mail has arrived. */
const SOON = 15;

/** A mail server that fails for an hour, in every way. */
async function aSickMailServer() {
  const port = await freePort();
  const minute = () => ahead / MINUTE;
  const taken: Received[] = [];
  const refused: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(minute() < TURNED_AWAY ? BUSY : null),
    async onData(stream, { envelope }, done) {
      const id = /^Message-ID: (.*)$/im.exec(await text(stream))?.[1] ?? '';
      const received = { minute: minute(), to: envelope.rcptTo[0]?.address ?? '', id };
      const isIll = received.minute < NOT_TAKEN;
      (isIll ? refused : taken).push(received);
      done(isIll ? LATER : null);
    },
  });
  // a refused connection
  server.on('error', () => {});
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused,
    listen: () => new Promise<void>((listens) => server.listen(port, '127.0.0.1', listens)),
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

test('S163 N11 issue 14 after an hour’s outage of the mail server every mail of an order is sent once, in order', async () => {
  const server = await aSickMailServer();
  const { id, payment } = await anOnlineOrder(api);
  await until('the first try failed', async () => {
    const { attempts, trying_since } = await api.db
      .selectFrom('order_news')
      .select(['attempts', 'trying_since'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return attempts > 0 && trying_since === null;
  });
  await api.db.transaction().execute(async (trx) => {
    await markPaid(trx, id, payment.id, clock());
    await moveOrder(trx, id, OrderStatus.confirmed, clock());
  });

  const mailer = createMailer(server.url, async () => 'hello@souk.test');
  const publicOrigin = 'https://souk.test';
  const links = createOrderLinks(async () => ['a secret of this test only'], clock);
  const needs = { db: api.db, mailer, clock, log: api.app.log, publicOrigin };
  const mailNews = createOrderMails({ ...needs, links }).send;
  const rounds = [
    createSendNews({ ...needs, mailNews }),
    // a second process
    createSendNews({ ...needs, mailNews }),
    createSendSales({ ...needs, mailSale: createSaleMails(needs) }),
  ];
  try {
    for (let minute = 0; minute <= NOT_TAKEN + SOON; minute += 1) {
      if (minute === SILENT) await server.listen();
      ahead = minute * MINUTE;
      await Promise.all(rounds.map((round) => round()));
    }
  } finally {
    await server.close();
  }
  expect(server.refused.length).toBeGreaterThan(0);
  const news = await api.db.selectFrom('order_news').selectAll().where('order_id', '=', id).orderBy('id').execute();
  expect(news.map((one) => [one.news, one.sent_at !== null])).toEqual([
    ['placed', true],
    ['paid', true],
    ['confirmed', true],
  ]);
  const toShopper = server.taken.filter(({ to }) => to === 'aisha@example.test');
  expect(toShopper.map((one) => /-news-(\d+)@/.exec(one.id)?.[1])).toEqual(news.map((one) => String(one.id)));
  expect(server.taken.filter(({ to }) => to === 'hello@souk.test')).toHaveLength(1);
  expect(server.taken).toHaveLength(4);
  // with the same ids as the rejected ones
  const names = server.taken.map((one) => one.id);
  expect(server.refused.filter((one) => !names.includes(one.id))).toEqual([]);
});
