import { codes } from 'currency-codes';
import { sql } from 'kysely';
import type { Cart } from 'shared-kernel/contract/cart';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { InvoiceFile, OrderDetail } from 'shared-kernel/contract/orders';
import type { CommonData } from 'shared-kernel/contract/site';
import { fromMinor, toMinor } from 'shared-kernel/rules/money';
import { formatPrice, type MoneyFormat } from 'shared-kernel/rules/price';
import { fractionDigits } from '../../payments/amounts';
import { aCustomer } from '../../testing/a-customer';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aMailLook } from '../../testing/a-mail-look';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aVoucher } from '../../testing/a-voucher';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { type News, newsMail } from './order-news';

const api = testApp();
const operate = anOperator(api);
beforeAll(() => aSite(api.db));
const sellIn = (currency: string, icon: string, included = false) =>
  api.db
    .updateTable('settings')
    .set({ currency, currency_icon: icon, currency_position: 1, tax_included: included })
    .execute();
afterEach(async () => {
  await sellIn('USD', '$');
  await api.db.updateTable('settings').set({ shipping_tax: null }).execute();
});

interface Shop {
  currency: string;
  icon: string;
  included: boolean;
  /** prices in hundredths, tax in hundredths of a percent */
  selling: number;
  shipping: number;
  rate: number;
  /** totals of three pieces with 12.5 % off */
  calculated: Partial<Cart['calculated']>;
  /** tax on shipping, which is taxed like the goods */
  shippingTax: number;
  /** refund of one of them */
  piece: string;
  /** total in the mail */
  written: string;
  misfit: string;
}
const YEN = { currency: 'JPY', icon: '¥', selling: 198_000, shipping: 50_000, rate: 800, misfit: '1.5' };
const DINAR = { currency: 'KWD', icon: 'KD', selling: 1234.5, shipping: 125, rate: 500, misfit: '1.2345' };
const SHOPS: Shop[] = [
  {
    ...YEN,
    included: false,
    // 158.4 of tax for a piece and 40 for shipping, 742.5 of 5940 off
    calculated: { subtotal: 5940, shipping_price: 500, tax: 514, voucher_price: 743, total_price: 6211 },
    shippingTax: 40,
    piece: '1890',
    written: '¥6,211',
  },
  {
    ...YEN,
    included: true,
    // of tax 422 in 5697, 37.04 of them in shipping
    calculated: { subtotal: 5940, shipping_price: 500, tax: 422, voucher_price: 743, total_price: 5697 },
    shippingTax: 37,
    piece: '1732',
    written: '¥5,697',
  },
  {
    ...DINAR,
    included: false,
    // 0.61725 of tax for a piece and 0.0625 for shipping, 4.629375 of 37.035 off
    calculated: { subtotal: 37.035, shipping_price: 1.25, tax: 1.914, voucher_price: 4.629, total_price: 35.57 },
    shippingTax: 0.063,
    piece: '11.419',
    written: 'KD\u00a035.570',
  },
  {
    ...DINAR,
    included: true,
    // of tax 1.60267 in 33.656, 0.05952 of it in shipping
    calculated: { subtotal: 37.035, shipping_price: 1.25, tax: 1.603, voucher_price: 4.629, total_price: 33.656 },
    shippingTax: 0.06,
    piece: '10.802',
    written: 'KD\u00a033.656',
  },
];

test.each(SHOPS)(
  'issue 14 a shop in $currency, tax included $included: cart, order, invoice and refund use its decimals',
  async ({ currency, icon, included, selling, shipping, rate, calculated, shippingTax, piece, written, misfit }) => {
    await sellIn(currency, icon, included);
    await api.db.updateTable('settings').set({ shipping_tax: 'as-goods' }).execute();
    const digits = fractionDigits(currency);
    expect((await api.call<CommonData>('common')).data.setting).toMatchObject({ currency, currency_digits: digits });
    const customer = await aCustomer(api);
    const { bearer } = customer;
    const product = await aProduct(api.db, {
      selling,
      shippingRule: (await aShippingRule(api.db, { places: [{ price: shipping }] })).id,
      taxRule: await aTaxRule(api.db, { price: rate, percent: true }),
    });
    await customer.put(product, 3);
    const { code } = await aVoucher(api.db, { type: 2, price: 1250 });
    const checked = await api.call('voucherValidity', { bearer, body: { voucher: code } });
    expect(checked.data).toMatchObject({ calculated });

    const placed = await customer.order({ voucher: code, seen_total: calculated.total_price });
    expect(placed.status).toBe(200);
    const { id, order } = placed.data;
    const detail = async () => (await api.call<OrderDetail>('orders', { bearer, body: { order_id: id } })).data;
    expect(await detail()).toMatchObject({ calculated, currency_format: { icon, position: 1, digits } });
    expect(await detail()).toMatchObject({
      calculated: { shipping_tax: shippingTax },
      shipping_taxes: [{ rate: rate / 100, amount: calculated.shipping_price }],
      ordered_products: [{ shipping_tax: shippingTax }],
    });
    await operate('order', 'move', order, 'delivered');
    const invoice = await api.call<InvoiceFile>('orderInvoice', { params: { id }, bearer });
    expect([invoice.status, invoice.data.name]).toEqual([200, `invoice-${(await detail()).invoice?.number}.pdf`]);
    expect((await operate('order', 'show', order)).out).toContain(
      `Total ${calculated.total_price?.toFixed(digits)} ${currency}, by cash on delivery`,
    );

    const line = (await detail()).ordered_products[0]?.id;
    const refused = await operate('order', 'refund', order, '--amount', misfit, '--by-hand');
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/--amount must be an amount/)]);
    const given = await operate('order', 'refund', order, '--line', `${line}:1`, '--by-hand');
    expect(given.out).toContain(`${piece} of the order ${order}`);

    // the shop changes its currency, the order keeps its own
    await sellIn('USD', '$');
    const after = await detail();
    expect(after).toMatchObject({ currency, calculated, refunds: [{ amount: Number(piece) }] });
    for (const language of LANGUAGES) {
      const inWords = language === 'fr' ? written.replace(',', '\u202f').replace('.', ',') : written;
      const total = language === 'tr' ? written.replace(/[.,]/, (mark) => (mark === ',' ? '.' : ',')) : inWords;
      const mails = mailsOf(after, language);
      for (const news of ['placed', 'paid', 'refunded'] as const)
        expect([news, mails[news]]).toEqual([news, expect.stringContaining(total)]);
      const amounts = amountsOf(after, { currencyIcon: icon, position: 1, digits, language });
      for (const [news, text] of Object.entries(mails))
        for (const amount of amountsIn(text, icon))
          expect([news, amount, amounts.includes(amount)]).toEqual([news, amount, true]);
      // the refund, beside its line
      expect(amountsIn(mails.partRefunded, icon)).toContain(
        formatPrice(toMinor(Number(piece)), { currencyIcon: '', position: 1, digits, language }),
      );
    }
  },
);

/** Texts of the mails that contain amounts. */
function mailsOf(order: OrderDetail, language: LanguageCode) {
  const partRefundId = order.refunds?.[0]?.id ?? null;
  const text = (news: News) =>
    newsMail(order, news, language, aMailLook(), () => 'https://souk.test/', { partRefundId }).text;
  const whole = { ...order, refunds: [] };
  const ofWhole = (news: News) => newsMail(whole, news, language, aMailLook(), () => 'https://souk.test/').text;
  return {
    placed: ofWhole('placed'),
    paid: ofWhole('paid'),
    refunded: ofWhole('refunded'),
    partRefunded: text('partRefunded'),
  };
}

/** Every amount that a mail may contain, without the currency sign. */
function amountsOf({ calculated, ordered_products, refunds }: OrderDetail, format: MoneyFormat): string[] {
  const { tax_included: _, ...sums } = calculated;
  const lines = ordered_products.map(({ selling, quantity }) => fromMinor(toMinor(selling) * quantity));
  const given = (refunds ?? []).map(({ amount }) => amount);
  return [...Object.values(sums), ...lines, ...given].map((amount) =>
    formatPrice(toMinor(amount), { ...format, currencyIcon: '' }),
  );
}

/** Amounts in a text that follow the currency sign. */
const amountsIn = (text: string, icon: string): string[] =>
  text
    .split(icon)
    .slice(1)
    .map((rest) => /^\u00a0?(\d(?:[.,\u202f]?\d)*)/.exec(rest)?.[1] ?? rest);

test('issue 14 a shop with two decimals omits the number of decimals from its answers', async () => {
  expect((await api.call<CommonData>('common')).data.setting).not.toHaveProperty('currency_digits');
  const customer = await aCustomer(api);
  await customer.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
  expect((await customer.order()).data.currency_format).toEqual({ icon: '$', position: 1 });
});

test('issue 14 the database knows the decimals of every currency', async () => {
  // metals and units of account have no fraction digits in ISO 4217, and no shop sells in them
  const known = codes().filter((code) => !/^X(?![AOP]F|CD)|CLF|UYW/.test(code));
  const { rows } = await sql<{ code: string; digits: number }>`
    select code, currency_digits(code) as digits from unnest(${known}::text[]) code`.execute(api.db);
  expect(Object.fromEntries(rows.map(({ code, digits }) => [code, digits]))).toEqual(
    Object.fromEntries(known.map((code) => [code, fractionDigits(code)])),
  );
  await expect(sellIn('CLF', 'UF')).rejects.toThrow('settings__currency_digits');
});

test('issue 14 amounts with more decimals than the currency has are refused for anything with a price', async () => {
  const product = await aProduct(api.db, { selling: 2000 });
  const { id: sale } = await aFlashSale(api.db, { prices: { [product.id]: 1000 } });
  const misfits = (amount: number) => [
    sql`update products set selling = ${amount} where id = ${product.id}`,
    sql`update products set offered = ${amount} where id = ${product.id}`,
    sql`update inventory set price = ${amount} where product_id = ${product.id}`,
    sql`update flash_sale_products set price = ${amount} where product_id = ${product.id}`,
    sql`insert into tax_rules (title, type, price) values ('Fee', 1, ${amount})`,
    sql`update shipping_places set pickup_price = ${amount}`,
    sql`update vouchers set min_spend = ${amount}`,
  ];
  await aShippingRule(api.db);
  await aVoucher(api.db);
  for (const statement of misfits(12.345)) await expect(statement.execute(api.db)).rejects.toThrow('USD cannot write');
  await sellIn('JPY', '¥');
  for (const statement of misfits(12.5)) await expect(statement.execute(api.db)).rejects.toThrow('JPY cannot write');
  const voucher = ['voucher', 'add', '--code', 'YEN', '--title-en', 'Yen', '--type', 'flat', '--until', '2099-01-01'];
  const from = ['--from', '2026-01-01'];
  expect((await operate(...voucher, ...from, '--price', '10.50')).err).toContain('JPY can write, such as 1000.');
  expect((await operate(...voucher, ...from, '--price', '1050')).exit).toBe(0);
  const price = `${product.id}=9.5`;
  const times = ['--from', '2026-01-01', '--until', '2099-01-01'];
  const offered = await operate('flash-sale', 'add', '--title-en', 'Night', ...times, '--product', price);
  expect([offered.exit, offered.err]).toEqual([2, expect.stringContaining(`--product ${product.id} must be`)]);
  await sql`delete from flash_sales where id = ${sale}`.execute(api.db);
  // a percentage is not an amount
  await sql`insert into tax_rules (title, type, price) values ('VAT', 2, 8.875)`.execute(api.db);
});

test('issue 14 changing the shop’s currency to yen rounds prices to whole yen, to at least 1', async () => {
  const product = await aProduct(api.db, { selling: 1999, offered: 40, variants: [{ quantity: 3, price: 1050 }] });
  const { rows } = await sql<{
    before: string;
  }>`select shown_price::text as before from products where id = ${product.id}`.execute(api.db);
  await sellIn('JPY', '¥');
  const after = await sql<{ selling: string; offered: string; shown: string; variant: string }>`
    select p.selling::text, p.offered::text, p.shown_price::text as shown, stock.price::text as variant
    from products p join inventory stock on stock.product_id = p.id where p.id = ${product.id}`.execute(api.db);
  expect(Number(rows[0]?.before)).toBe(0.4);
  expect(Object.values(after.rows[0] ?? {}).map(Number)).toEqual([20, 1, 1, 11]);
});
