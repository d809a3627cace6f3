import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { AccountData } from 'shared-kernel/contract/account';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CreditNote, InvoiceFile, OrderDetail } from 'shared-kernel/contract/orders';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aStore } from '../../testing/a-store';
import { aTaxRule } from '../../testing/a-tax-rule';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { anOperator } from '../../testing/an-operator';
import { pdfWords } from '../../testing/pdf-words';
import { testApp } from '../../testing/test-app';
import { callOrderOff } from '../cancellations/cancel-order';
import type { Mail } from '../mail/mail';
import { createOrderLinks } from '../orders/order-link';
import { createOrderMails } from '../orders/order-mails';
import type { News } from '../orders/order-news';
import { erasePerson } from '../user/erase-person';
import { listCreditNotes } from './credit-notes.queries';

const stripe = aGateway();
const api = testApp({ gateways: gatewaysOf([stripe]) });
const operate = anOperator(api);
offerAllMethods(api);
beforeAll(() => aSite(api.db));

const sell = (tax_included: boolean, shipping_tax: string | null = null) =>
  api.db.updateTable('settings').set({ tax_included, shipping_tax }).execute();
/** Three lamps with 19 % from one store, a book with 7 % from another, each line shipping for 5.00: to be paid at the door. */
async function twoStores(digits = 2) {
  const customer = await aCustomer(api);
  const shippingRule = (await aShippingRule(api.db, { places: [{ price: digits === 0 ? 50_000 : 500 }] })).id;
  const [first, other] = [await aStore(api.db), await aStore(api.db)];
  const taxRule = async (title: string, percent: number) => {
    const id = await aTaxRule(api.db, { price: percent * 100, percent: true });
    await api.db.updateTable('tax_rules').set({ title }).where('id', '=', id).execute();
    return id;
  };
  const cents = (amount: number) => (digits === 0 ? amount * 100 : amount);
  const lamp = await aProduct(api.db, {
    title: { en: 'Brass lamp', ar: 'مصباح نحاسي' },
    selling: cents(1190),
    store: first.id,
    taxRule: await taxRule(`VAT-${first.id}`, 19),
    shippingRule,
  });
  const book = await aProduct(api.db, {
    title: { en: 'Cook book', ar: 'كتاب طبخ' },
    selling: cents(1070),
    store: other.id,
    taxRule: await taxRule(`VAT-${other.id}`, 7),
    shippingRule,
  });
  await customer.put(lamp, 3);
  await customer.put(book);
  const { data, message } = await customer.order();
  if (!data.id) throw new Error(message);
  const { bearer } = customer;
  const detail = async (language: LanguageCode = 'en') =>
    (await api.call<OrderDetail>('orders', { bearer, language, body: { order_id: data.id } })).data;
  const [lamps, books] = (await detail()).ordered_products.map(({ id }) => String(id)) as [string, string];
  const rates = [`VAT-${first.id}`, `VAT-${other.id}`] as const;
  return {
    userId: customer.id,
    bearer,
    id: data.id,
    code: data.order,
    detail,
    lamps,
    books,
    rates,
    move: (step: string) => operate('order', 'move', data.order, step),
    refund: (...more: string[]) => operate('order', 'refund', data.order, ...more, '--by-hand'),
    callOff: () =>
      operate('order', 'cancel', data.order, '--store', other.slug, '--title', 'Sold out', '--message', 'Sorry.'),
    notes: () => listCreditNotes(api.db, data.id),
    pdf: async ({ id }: Pick<CreditNote, 'id'>, language: LanguageCode = 'en') => {
      const { data: file } = await api.call<InvoiceFile>('creditNote', { params: { id }, bearer, language });
      return Buffer.from(file.pdf, 'base64');
    },
    invoice: async () => {
      const { data: file } = await api.call<InvoiceFile>('orderInvoice', { params: { id: data.id }, bearer });
      return Buffer.from(file.pdf, 'base64');
    },
  };
}
const textOf = async (...files: Buffer[]) =>
  (await pdfWords(...files)).map((words) =>
    words
      .map(({ text }) => text)
      .join('')
      .replace(/[\u2066-\u2069]/g, ''),
  );
const numbers = async () => {
  const { rows } = await sql<{ number: number }>`select number from credit_notes order by number`.execute(api.db);
  return rows.map(({ number }) => number);
};
/** Net and tax of each rate over all credit notes. */
function sums(notes: Awaited<ReturnType<typeof listCreditNotes>>) {
  const all: Record<string, [number, number]> = {};
  for (const { title, net, tax } of notes.flatMap(({ taxes }) => taxes)) {
    const [before, taxBefore] = all[title ?? ''] ?? [0, 0];
    all[title ?? ''] = [before + net, taxBefore + tax];
  }
  return all;
}

test.each([
  // 36.46 and 6.93, 12.16 and 0.85 of the invoice, including shipping
  ['included', true, '6.00', { first: [36_460, 6930], other: [12_160, 850] }],
  // 35.70 and 7.69 of shipping at 19 %, 10.70 and 2.31 at 7 %
  ['added', false, '10.00', { first: [43_390, 8240], other: [13_010, 910] }],
] as const)(
  'issue 14 lines, amounts and shipping are credited until the invoice is used up, with tax %s',
  async (_, included, amount, whole) => {
    await sell(included, 'as-goods');
    const { detail, notes, refund, move, rates, lamps, books, code } = await twoStores();
    await move('delivered');
    const before = await detail();
    expect(before).not.toHaveProperty('credit_notes');
    await refund('--line', `${lamps}:1`);
    await refund('--amount', amount);
    await refund('--line', books);
    await refund('--line', `${lamps}:2`);
    expect((await detail()).refunded).toBe(0);
    // the rest of the shipping
    await refund();
    const order = await detail();
    expect(order.refunded).toBe(1);
    const all = await notes();
    expect(all).toHaveLength(5);
    expect(sums(all)).toEqual({ [rates[0]]: whole.first, [rates[1]]: whole.other });
    expect(all.reduce((sum, note) => sum + note.amount, 0)).toBe(before.calculated.total_price * 1000);
    // the first one contains a single lamp
    const perPiece = included ? [10_000, 1900] : [11_900, 2260];
    expect(all[0]).toMatchObject({
      lines: [{ kind: 'pieces', line: Number(lamps), quantity: 1 }],
      taxes: [{ title: rates[0], percent: 19, net: perPiece[0], tax: perPiece[1] }],
    });
    expect(order.credit_notes?.map(({ refund_id }) => refund_id)).toEqual([
      ...(order.refunds ?? []).map(({ id }) => id),
      null,
    ]);
    // without gaps, and accepted by the operator's command
    expect(await numbers()).toEqual(Array.from(await numbers(), (__, n) => n + 1));
    const [first] = order.credit_notes ?? [];
    expect((await operate('order', 'show', code)).out).toContain(
      `Credit note ${first?.number} of ${first?.issued_at.slice(0, 10)}`,
    );
    expect((await operate('order', 'show', code, '--json')).out).toContain(`"${first?.number}"`);
  },
);

test('issue 14 the PDF of a credit note names invoice, items, amount and tax in every language', async () => {
  await sell(true, 'as-goods');
  const { move, refund, detail, pdf, invoice, lamps, rates, bearer } = await twoStores();
  await move('delivered');
  const unchanged = await invoice();
  await refund('--line', `${lamps}:2`);
  const order = await detail();
  const [note] = order.credit_notes ?? [];
  if (!note) throw new Error('no credit note');
  expect(note.number).toMatch(/^CN-20\d\d-\d{6}$/);
  const files = await Promise.all(LANGUAGES.map((language) => pdf(note, language)));
  if (process.env.SOUK_LOOK)
    for (const [n, file] of files.entries())
      writeFileSync(`${process.env.SOUK_LOOK}/credit-note-${LANGUAGES[n]}.pdf`, file);
  const [before, after, ...texts] = await textOf(unchanged, await invoice(), ...files);
  for (const [n, text] of texts.entries()) {
    for (const part of [note.number, order.invoice?.number, order.order, rates[0]]) expect(text).toContain(part);
    expect(text).not.toContain('\ufffd');
    const points = text.replace(/,/g, '.');
    // 23.80 with 3.80 of tax
    for (const amount of ['23.80', '20.00', '3.80'])
      expect([LANGUAGES[n], amount, points.includes(amount)]).toEqual([LANGUAGES[n], amount, true]);
  }
  expect(texts[0]).toMatch(/Brass lamp 2 −\$23\.80.*−\$20\.00 −\$3\.80 −\$23\.80/);
  // the invoice has not changed
  expect(after).toBe(before);
  expect(after).not.toContain('Refunded');
  const { data: own } = await api.call<AccountData>('accountData', { bearer });
  expect(own.orders[0]?.credit_notes).toEqual([{ number: note.number, issued_at: note.issued_at, amount: 23.8 }]);
});

test('issue 14 a credit note is not shown to anyone else', async () => {
  await sell(true);
  const { move, refund, detail } = await twoStores();
  await move('delivered');
  await refund('--amount', '1.00');
  const id = (await detail()).credit_notes?.[0]?.id ?? 0;
  for (const bearer of [(await aCustomer(api)).bearer, undefined])
    expect(await api.call('creditNote', { params: { id }, ...(bearer && { bearer }) })).toMatchObject({
      status: 201,
      message: 'We couldn’t find this order.',
    });
});

test('issue 14 cancelling before the invoice reduces it; cancelling afterwards issues a credit note', async () => {
  await sell(false, 'as-goods');
  const [before, after] = [await twoStores(), await twoStores()];
  await before.callOff();
  await before.move('confirmed');
  await after.move('confirmed');
  await after.callOff();
  const early = await before.detail();
  expect(early).not.toHaveProperty('credit_notes');
  // lamps and three quarters of the shipping, without the book, which took a share of it along: 5.46 with its tax
  const lamps = { title: before.rates[0], percent: 19 };
  expect(early.invoice?.taxes?.[0]).toMatchObject(lamps);
  const invoiced = early.invoice?.taxes?.reduce(
    (sum, { base, amount }) => sum + Math.round(((base ?? 0) + amount) * 1000),
    0,
  );
  const off = Math.round((early.refunds?.[0]?.amount ?? 0) * 1000);
  expect(invoiced).toBe(Math.round(early.calculated.total_price * 1000) - off);
  const late = await after.detail();
  expect(late.invoice).not.toHaveProperty('taxes');
  expect(late.credit_notes).toMatchObject([{ amount: late.refunds?.[0]?.amount, refund_id: late.refunds?.[0]?.id }]);
  const [early_, late_] = await textOf(await before.invoice(), await after.invoice());
  expect([early_?.includes('Cancelled, not charged'), late_?.includes('Cancelled, not charged')]).toEqual([
    true,
    false,
  ]);
  expect(early_).toContain('Charged $48.29');
});

test.each([
  [0, 'JPY', '1000'],
  [3, 'KWD', '1.235'],
] as const)('issue 14 credits are in the %d decimals of the currency', async (digits, currency, amount) => {
  await sell(true, 'as-goods');
  await api.db.updateTable('settings').set({ currency }).execute();
  const { move, refund, detail, notes, lamps, pdf } = await twoStores(digits);
  await move('delivered');
  const { calculated } = await detail();
  expect((await refund('--amount', amount)).err).toBe('');
  await refund('--line', lamps);
  await refund();
  const all = await notes();
  expect(all.reduce((sum, note) => sum + note.amount, 0)).toBe(Math.round(calculated.total_price * 1000));
  const taxes = Object.values(sums(all)).reduce((sum, [, tax]) => sum + tax, 0);
  expect(taxes).toBe(Math.round(calculated.tax * 1000));
  const unit = digits === 0 ? 1000 : 1;
  for (const { net, tax } of all.flatMap((note) => note.taxes)) expect([net % unit, tax % unit]).toEqual([0, 0]);
  const [first] = (await detail()).credit_notes ?? [];
  const [text] = await textOf(await pdf(first as CreditNote));
  expect(text).toContain(digits === 0 ? '1,000' : '1.235');
  await api.db.updateTable('settings').set({ currency: 'USD' }).execute();
});

/** An order of 15.00, paid online by a guest. */
async function aPaidOrder() {
  const order = await anOnlineOrder(api);
  stripe.pay(order.payment.token);
  await order.done({ order_method: 3, payment_token: order.payment.token });
  const { user_token } = order.guest;
  const detail = async () => (await api.call<OrderDetail>('orders', { body: { order_id: order.id, user_token } })).data;
  return { ...order, detail, notes: () => listCreditNotes(api.db, order.id) };
}

test('issue 14 each of several concurrent refunds has a credit note, numbered without gaps', async () => {
  await sell(true);
  const orders = await Promise.all([aPaidOrder(), aPaidOrder()]);
  const refund = ({ placed }: { placed: { order: string } }, amount: string) =>
    operate('order', 'refund', placed.order, '--amount', amount, '--again');
  const answers = await Promise.all(orders.flatMap((order) => Array.from({ length: 5 }, () => refund(order, '4.00'))));
  expect(answers.filter(({ exit }) => exit === 0)).toHaveLength(6);
  for (const { notes, detail } of orders) {
    expect((await notes()).map(({ amount }) => amount)).toEqual([4000, 4000, 4000]);
    expect((await detail()).credit_notes).toHaveLength(3);
  }
  const given = await numbers();
  expect(given).toEqual(Array.from(given, (_, n) => n + 1));
});

test('issue 14 cancelling a paid order issues one credit note for the rest; the database refuses another', async () => {
  await sell(true);
  const [paid, unpaid] = [await aPaidOrder(), await anOnlineOrder(api)];
  for (const { id } of [paid, unpaid])
    await callOrderOff(api.db, { orderId: id, title: 'No', message: 'Sorry' }, new Date());
  expect((await paid.detail()).credit_notes).toMatchObject([{ amount: 15, refund_id: null }]);
  expect(await listCreditNotes(api.db, unpaid.id)).toEqual([]);
  const partly = await aPaidOrder();
  await operate('order', 'refund', partly.placed.order, '--amount', '4.00');
  const another = (order: number, amount: number) =>
    sql`
      insert into credit_notes (order_id, part_refund_id, issued_at, seller, amount, lines, taxes)
      select order_id, null, now(), seller, ${amount}, '[]', '[]' from credit_notes where order_id = ${order}`.execute(
      api.db,
    );
  await expect(another(paid.id, 1)).rejects.toThrow('credit_notes__rest_once');
  await expect(another(partly.id, 11.01)).rejects.toThrow('more would be credited');
  await expect(another(partly.id, 11)).rejects.toThrow('does not add up');
  for (const change of [sql`amount = amount + 1`, sql`number = number + 100`, sql`lines = '[]'`])
    await expect(sql`update credit_notes set ${change}`.execute(api.db)).rejects.toThrow('append-only');
});

test('issue 14 the refund mail has the credit note attached', async () => {
  await sell(true);
  const { id, placed } = await aPaidOrder();
  await operate('order', 'refund', placed.order, '--amount', '4.00');
  await anEngine(api.db, [stripe], () => new Date()).reconcile();
  await operate('order', 'refund', placed.order);
  await anEngine(api.db, [stripe], () => new Date()).reconcile();
  const sent: Mail[] = [];
  const clock = () => new Date();
  const mails = createOrderMails({
    db: api.db,
    clock,
    log: api.app.log,
    links: createOrderLinks(async () => ['a secret of this test only'], clock),
    publicOrigin: 'https://souk.test',
    mailer: { send: async (mail) => void sent.push(mail) },
  });
  const { rows } = await sql<{ news: News; id: number; part: number | null }>`
    select news, id, part_refund_id as part from order_news where order_id = ${id} and news like '%efunded' order by id`.execute(
    api.db,
  );
  for (const row of rows) await mails.send(id, row.news, row.id, { partRefundId: row.part });
  expect(sent.map(({ attachments }) => attachments?.map(({ name }) => name))).toEqual([
    [expect.stringMatching(/^credit-note-CN-20\d\d-\d{6}\.pdf$/)],
    [expect.stringMatching(/^credit-note-CN-20\d\d-\d{6}\.pdf$/)],
  ]);
  expect(sent[0]?.text).toContain('Your credit note is attached as a PDF.');
});

test('issue 14 erasing a person keeps the credit notes, and later refunds still get one', async () => {
  await sell(true);
  const { userId, move, refund, notes, code } = await twoStores();
  await move('delivered');
  await refund('--amount', '2.00');
  const before = await notes();
  const { email } = await api.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  await api.db.transaction().execute((trx) => erasePerson(trx, { userId, email, proved: true }));
  expect(await notes()).toEqual(before);
  expect((await refund('--amount', '3.00')).err).toBe('');
  expect((await notes()).map(({ amount }) => amount)).toEqual([2000, 3000]);
  expect((await operate('order', 'show', code)).out).toMatch(/Credit note CN-.*3\.00/);
});
