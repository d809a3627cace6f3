import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { fromMinor } from 'shared-kernel/rules/money';
import { pageWindow } from '../http/paging';
import { invoiceFile } from '../modules/invoices/invoice-file';
import { newsMail } from '../modules/orders/order-news';
import { createOrderQueries } from '../modules/orders/orders.queries';
import { readOrder } from '../modules/orders/read-order';
import { aMailLook } from '../testing/a-mail-look';
import { pdfWords } from '../testing/pdf-words';
import { testDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrationNames } from './migration-files';
import { migrationsFolder } from './migrations-folder';

const database = testDatabase();
/** The last migration of before orders were records (docs/decisions/0079). */
const LAST = '0029';
const DUMP = join(__dirname, '../testing/orders-before-records.sql');

const order = async (id: number, language: 'en' | 'ar' = 'en') => {
  const read = await readOrder(database.db, 1, id, { language, now: new Date('2026-03-01Z') });
  if (!read) throw new Error(`no order ${id}`);
  return read;
};

test('S184 orders of before the record are read as they were, get their parcels, and invoices in the order of their payments', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-test-migrations-'));
  try {
    for (const name of await migrationNames(migrationsFolder()))
      if (name.slice(0, 4) <= LAST) copyFileSync(join(migrationsFolder(), name), join(folder, name));
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    await migrate(database.url, folder);
    await sql.raw(readFileSync(DUMP, 'utf8')).execute(database.db);
    await migrate(database.url, migrationsFolder());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const [waiting, underWay, delivered, cancelled, pounds] = await Promise.all([1, 2, 3, 4, 5].map((id) => order(id)));
  if (!waiting || !underWay || !delivered || !cancelled || !pounds) throw new Error('orders are missing');

  const [lamp] = waiting.ordered_products;
  expect([lamp?.product.title, lamp?.product.store.name, lamp?.product.image, lamp?.updated_inventory.sku]).toEqual([
    'Lamp',
    'Atlas',
    'lamp.webp',
    'LAMP-L',
  ]);
  expect([lamp?.selling, lamp?.tax]).toEqual([10, { title: 'VAT 19', type: 2, rate: 19 }]);
  expect(waiting.voucher).toEqual({ id: 1, code: 'OLD2', title: 'Two off' });
  expect(waiting.calculated).toMatchObject({ subtotal: 20, tax: 3.8, voucher_price: 2, total_price: 26.8 });
  // the day of an order of the evening is that of the shop's zone
  expect(lamp?.estimated_delivery).toBe('2026-03-02');
  const [arabic] = (await order(2, 'ar')).ordered_products;
  expect([arabic?.product.title, arabic?.product.store.name]).toEqual(['مصباح', 'أطلس']);
  expect(arabic?.updated_inventory.inventory_attributes[0]?.attribute_value.title).toBe('كبير');

  // numbered as they became due, by the years of the shop's calendar
  expect([pounds, delivered, underWay].map(({ invoice }) => invoice?.number)).toEqual([
    '2025-000001',
    '2026-000002',
    '2026-000003',
  ]);
  expect([waiting.invoice, cancelled.invoice]).toEqual([null, null]);
  expect(underWay.invoice?.seller).toMatchObject({ name: 'Old Souk', email: 'hello@old.test' });
  expect([underWay.currency_format, pounds.currency_format]).toEqual([
    { icon: '$', position: 1 },
    { icon: 'GBP', position: 1 },
  ]);

  // each store sends its own, where the order stood
  expect(underWay.parcels?.map(({ store_id, status }) => [store_id, status])).toEqual([
    [1, 4],
    [2, 4],
  ]);
  expect([delivered.parcels?.[0]?.status, cancelled.parcels?.[0]?.cancelled]).toEqual([5, 1]);
  expect(underWay.status_history).toHaveLength(4);

  // list, every mail and every invoice of them say what the page says
  const { rows } = await createOrderQueries(database.db, 1).list({}, pageWindow(1, 10));
  expect(rows.map(({ id }) => id)).toEqual([4, 2, 1, 3, 5]);
  const totalOf = (of: OrderDetail) => (of === pounds ? `GBP\u00a0` : '$') + of.total_amount.toFixed(2);
  const issued: { old: OrderDetail; pdf: Buffer }[] = [];
  for (const old of [waiting, underWay, delivered, cancelled, pounds]) {
    const row = rows.find(({ id }) => id === old.id);
    expect([row?.tracking_code, row && fromMinor(row.total_amount)]).toEqual([old.order, old.total_amount]);
    const [shelf] = await createOrderQueries(database.db, 1).products([old.id], 'en');
    expect(shelf?.title).toBe(old.ordered_products[0]?.product.title);
    const { text } = newsMail(old, 'placed', 'en', aMailLook(), () => 'https://old.test/');
    expect([old.id, text.includes(totalOf(old)), text.includes(old.order)]).toEqual([old.id, true, true]);
    const file = await invoiceFile(old, 'en');
    expect(file?.name).toBe(old.invoice ? `invoice-${old.invoice.number}.pdf` : undefined);
    if (file) issued.push({ old, pdf: file.pdf });
  }
  // read by one process
  for (const [n, words] of (await pdfWords(...issued.map(({ pdf }) => pdf))).entries()) {
    const old = issued[n]?.old ?? waiting;
    const written = words.map((word) => word.text.replace(/\s/g, '')).join('');
    expect([old.id, written.includes(totalOf(old).replace(/\s/g, ''))]).toEqual([old.id, true]);
  }

  const mail = newsMail(await order(2, 'ar'), 'delivered', 'ar', aMailLook(), () => 'https://old.test/');
  expect(mail.text).toContain('مصباح');
  expect((await invoiceFile(underWay, 'en'))?.name).toBe('invoice-2026-000003.pdf');
});
