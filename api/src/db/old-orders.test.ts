import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderPage } from 'shared-kernel/contract/orders';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { toMinor } from 'shared-kernel/rules/money';
import { lineAmount } from 'shared-kernel/rules/order-parcels';
import { formatPrice } from 'shared-kernel/rules/price';
import { invoiceFile } from '../modules/invoices/invoice-file';
import { type News, newsMail } from '../modules/orders/order-news';
import { gatewaysOf } from '../payments/gateways';
import { aGateway } from '../testing/a-gateway';
import { aMailLook } from '../testing/a-mail-look';
import { bringUpToDate, type OlderOrder, readOlderShop } from '../testing/older-shop';
import { pdfWords } from '../testing/pdf-words';
import { testApp } from '../testing/test-app';

const older = readOlderShop();
const api = testApp({
  clock: () => new Date(older.now),
  gateways: gatewaysOf([aGateway(), aGateway({ name: 'paypal' })]),
});
beforeAll(() => bringUpToDate(api.url, older));

/** A call by the shopper who placed the order, with the session or guest token of that time. */
async function ask<T>({ owner }: OlderOrder, body: object, language: LanguageCode): Promise<T> {
  const { bearer, user_token } = older.owners.find(({ name }) => name === owner) ?? {};
  const { data, status, message } = await api.call<T>('orders', {
    language,
    ...(bearer && { bearer }),
    body: { ...body, user_token },
  });
  if (status !== 200) throw new Error(message);
  return data;
}
const page = (of: OlderOrder, language: LanguageCode) => ask<OrderDetail>(of, { order_id: of.row.order }, language);
const languagesOf = ({ read }: OlderOrder) => Object.keys(read) as LanguageCode[];

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('ar', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2025, month, 15)),
);
/** Arabic moments were written in digits only at that time. */
const inDigits = (moment: string) =>
  moment.replace(/^(\d+) (\S+) (\d{4})/, (_, day: string, month: string, year: string) =>
    [day, `${MONTHS.indexOf(month) + 1}`, year].map((part) => part.padStart(2, '0')).join('\u200f/'),
  );

/** A current response, without properties that responses of that time did not have. */
function pickKnown(now: unknown, then: unknown): unknown {
  if (typeof now === 'string' && typeof then === 'string' && /^\d+\u200f\//.test(then)) return inDigits(now);
  if (Array.isArray(now) && Array.isArray(then)) return now.map((one, at) => pickKnown(one, then[at]));
  if (now === null || then === null || typeof now !== 'object' || typeof then !== 'object') return now;
  return Object.fromEntries(Object.keys(then).map((key) => [key, pickKnown(now[key as never], then[key as never])]));
}

test('S184 N12 page, list and tracking of every order of an older shop show the same as before', async () => {
  expect(older.orders.length).toBeGreaterThan(15);
  // tracking is slow on purpose: one after the other would take several seconds
  const compared = older.orders.map(async (order) => {
    const list = await ask<OrderPage>(order, { page: 1 }, 'en');
    const row = list.data.find(({ id }) => id === order.row.id);
    expect(pickKnown(row, order.row)).toEqual(order.row);
    for (const language of languagesOf(order)) {
      const then = order.read[language];
      expect([language, pickKnown(await page(order, language), then?.page)]).toEqual([language, then?.page]);
      const params = { code: order.row.order };
      const { data } = await api.call<TrackedOrder>('trackOrder', { params, language });
      expect([language, pickKnown(data, then?.tracked)]).toEqual([language, then?.tracked]);
    }
  });
  await Promise.all(compared);
});

test('S163 today’s mails about an older shop’s orders have the same content, and none is sent again', async () => {
  const newsOf = new Map(older.tables.order_news?.map(({ id, news }) => [Number(id), news as News]));
  for (const order of older.orders)
    for (const { id, subject, text, to } of order.mails) {
      const language = older.owners.find(({ name }) => name === order.owner)?.language ?? 'en';
      const news = id ? newsOf.get(Number(id.split('-').at(-1))) : 'placed';
      const now = newsMail(
        await page(order, language),
        news ?? 'placed',
        language,
        aMailLook(),
        () => 'https://a.test/',
      );
      expect([now.to, now.subject.includes(order.row.order)]).toEqual([to, subject.includes(order.row.order)]);
      const then = order.read[language]?.page;
      const isFree = then?.ordered_products.some(({ bundle_offer }) => bundle_offer > 0);
      // lines with free pieces used to show their price without the deal
      const rows = text.split('\n').filter((row) => !isFree || !/^\d+ × /.test(row));
      const titles = news === 'placed' ? (then?.ordered_products ?? []).map(({ product }) => product.title) : [];
      for (const text of [...titles, ...amountsOf(rows.join('\n'))])
        expect([order.row.id, news, text, now.text.includes(text)]).toEqual([order.row.id, news, text, true]);
    }
  const open = await sql<{ news: number; sales: number }>`
    select (select count(*)::int from order_news where next_try_at is not null) as news, (select count(*)::int from sale_notices) as sales`.execute(
    api.db,
  );
  expect(open.rows).toEqual([{ news: 0, sales: 0 }]);
});
/** Amounts in a mail of that time, which had them after the currency's code. */
const amountsOf = (text: string): string[] =>
  Array.from(text.matchAll(/[A-Z]{3}\u00a0([\d.,\u202f]*\d)/g), ([, amount = '']) => amount);

test('S184 invoices of an older shop are numbered by due date and show the same amounts on page and PDF', async () => {
  const rowsById = new Map(older.tables.orders?.map((row) => [row.id, row]));
  const dueAt = ({ row }: OlderOrder) => Date.parse(String(rowsById.get(row.id)?.updated_at));
  const due = older.orders
    .filter(({ row }) => row.cancelled === 0 && (row.payment_done === 1 || row.status > 1))
    .sort((one, other) => dueAt(one) - dueAt(other) || one.row.id - other.row.id);
  const issued: { order: OlderOrder; language: LanguageCode; now: OrderDetail; pdf: Buffer }[] = [];
  for (const order of older.orders) {
    const language = languagesOf(order).at(-1) ?? 'en';
    const now = await page(order, language);
    const number = due.indexOf(order) + 1;
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kabul', year: 'numeric' }).format(dueAt(order));
    expect([order.row.id, now.invoice?.number]).toEqual([
      order.row.id,
      number > 0 ? `${year}-${String(number).padStart(6, '0')}` : undefined,
    ]);
    const file = await invoiceFile(now, language);
    if (file) issued.push({ order, language, now, pdf: file.pdf });
  }
  expect(issued).toHaveLength(due.length);
  // parsed by one process
  for (const [n, words] of (await pdfWords(...issued.map(({ pdf }) => pdf))).entries()) {
    const { order, language, now } = issued[n] as (typeof issued)[number];
    const then = order.read[language]?.page as OrderDetail;
    const { calculated, ordered_products: lines } = then;
    const { tax_included: _, ...sums } = calculated;
    const amounts = [
      ...Object.values(sums).map(toMinor),
      ...lines.flatMap((line) => [toMinor(line.selling), lineAmount(line)]),
    ];
    const written = words
      .map(({ text }) => text.replace(/\s/g, ''))
      .join('|')
      .split('|');
    const { icon, position } = now.currency_format ?? { icon: '?', position: 1 };
    for (const amount of amounts.filter((one) => one > 0)) {
      const text = formatPrice(amount, { currencyIcon: icon, position, digits: 2, language }).replace(/\s/g, '');
      expect([order.row.id, text, written.some((word) => word.endsWith(text))]).toEqual([order.row.id, text, true]);
    }
  }
});
