import { writeFileSync } from 'node:fs';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { InvoiceFile, OrderDetail, PlacedOrder } from 'shared-kernel/contract/orders';
import { toMinor } from 'shared-kernel/rules/money';
import { formatPrice } from 'shared-kernel/rules/price';
import { aGuest } from '../../testing/a-guest';
import { aMailLook } from '../../testing/a-mail-look';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aStore } from '../../testing/a-store';
import { aTaxRule } from '../../testing/a-tax-rule';
import { anAttribute } from '../../testing/an-attribute';
import { anOperator } from '../../testing/an-operator';
import { pdfWords } from '../../testing/pdf-words';
import { testApp } from '../../testing/test-app';
import type { Texts } from '../../testing/texts';
import { newsMail } from '../orders/order-news';
import { invoicePdf } from './invoice-pdf';

const api = testApp();
const operate = anOperator(api);
beforeAll(() => aSite(api.db));

const BAZAAR = { en: 'Bazaar Basics', ar: 'أساسيات البازار' };
const TITLE = {
  en: 'Brass lamp with a very long name that needs two lines',
  ar: 'مصباح نحاسي',
  hi: 'विद्यार्थी की पीतल की लालटेन',
};

/** A guest's confirmed order of three lamps and a vase with tax. */
async function anInvoicedOrder({
  pieces = 3,
  address = {},
  title = TITLE as Texts,
  store: name = BAZAAR as Texts,
} = {}) {
  const { valueIds } = await anAttribute(api.db, 'Colour', [{ en: 'Teal', ar: 'أزرق مخضر', hi: 'नीला' }]);
  const { id: shippingRule } = await aShippingRule(api.db);
  const terms = { shippingRule, taxRule: await aTaxRule(api.db, { price: 1900, percent: true }) };
  const lamp = await aProduct(api.db, {
    ...terms,
    title,
    selling: 1234,
    variants: [{ quantity: 90, values: valueIds }],
  });
  const { id: store } = await aStore(api.db, { name });
  const vase = await aProduct(api.db, { ...terms, title: { en: 'Vase', ar: 'مزهرية', hi: 'फूलदान' }, store });
  const guest = aGuest(api);
  await guest.put(lamp, pieces);
  await guest.put(vase);
  await guest.live(address);
  const { user_token } = guest;
  const { data } = await api.call<PlacedOrder>('placeOrder', { body: { order_method: 2, user_token } });
  const confirm = () => operate('order', 'move', String(data.id), 'confirmed');
  const invoice = (language: LanguageCode = 'en', token = user_token) =>
    api.call<InvoiceFile>('orderInvoice', { params: { id: data.id }, headers: { 'User-Token': token }, language });
  const pdf = async (language: LanguageCode = 'en') => Buffer.from((await invoice(language)).data.pdf, 'base64');
  const detail = async (language: LanguageCode = 'en') =>
    (await api.call<OrderDetail>('orders', { body: { order_id: data.id, user_token }, language })).data;
  return { id: data.id, confirm, invoice, pdf, detail };
}

test.each(LANGUAGES)('S184 an issued invoice is a PDF in %s, named by its number', async (language) => {
  const { confirm, invoice, detail } = await anInvoicedOrder();
  await confirm();
  const { status, data } = await invoice(language);
  expect(status).toBe(200);
  expect(data.name).toBe(`invoice-${(await detail()).invoice?.number}.pdf`);
  const bytes = Buffer.from(data.pdf, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // the fonts that the language needs are embedded
  expect(bytes.toString('latin1')).toContain('NotoSans');
  expect(bytes.toString('latin1').includes('IBMPlexSansArabic')).toBe(language === 'ar');
  expect(bytes.toString('latin1').includes('NotoSansDevanagari')).toBe(language === 'hi');
  if (process.env.SOUK_LOOK) writeFileSync(`${process.env.SOUK_LOOK}/invoice-${language}.pdf`, bytes);
});

test('S184 an order without an issued invoice and another shopper’s order return no invoice', async () => {
  const { confirm, invoice } = await anInvoicedOrder();
  expect(await invoice()).toMatchObject({ status: 201, message: 'This order doesn’t have an invoice yet.' });
  await confirm();
  expect(await invoice('en', 'somebody-else-0123')).toMatchObject({
    status: 201,
    message: 'We couldn’t find this order.',
  });
});

test('S184 the PDF shows every amount of the order as often as the order has it, in each language', async () => {
  const { confirm, pdf, detail } = await anInvoicedOrder();
  await confirm();
  const files = await Promise.all(LANGUAGES.map(pdf));
  for (const [n, words] of (await pdfWords(...files)).entries()) {
    const language = LANGUAGES[n] as LanguageCode;
    const { calculated, order, invoice: issued } = await detail(language);
    // computed by hand: three at 12.34 and one at 10.00, 19 % of each piece rounded, 5.00 of shipping for each store
    expect(calculated).toMatchObject({ subtotal: 47.02, tax: 8.92, shipping_price: 10, total_price: 65.94 });
    const money = (amount: number) =>
      formatPrice(toMinor(amount), { currencyIcon: '$', position: 1, digits: 2, language }).replace(/\s/g, '');
    const text = words.map((word) => word.text.replace(/\s/g, '')).join('|');
    const times = (amount: number) => text.split('|').filter((word) => word === money(amount)).length;
    // price, line, tax of the line; sums; the tax by rate with its base
    const expected: [number, number][] = [
      [12.34, 1],
      [37.02, 1],
      [7.02, 1],
      // repeated for the untaxed part
      [10, 4],
      [1.9, 1],
      [5, 2],
      [47.02, 2],
      [8.92, 2],
      [65.94, 1],
    ];
    expect([language, expected.map(([amount]) => times(amount))]).toEqual([
      language,
      expected.map(([, count]) => count),
    ]);
    expect(text).toContain(issued?.number);
    // unbroken, so that it can be quoted
    expect(text).toContain(order);
    if (language === 'en') expect(text).toContain('Payableondelivery');
    expect(text).not.toContain('\ufffd');
  }
});

test('S184 issue 14 every page of a long invoice has column headings above its first line', async () => {
  const { confirm, detail } = await anInvoicedOrder();
  await confirm();
  const { invoice, ...order } = await detail();
  if (!invoice) throw new Error('no invoice');
  const lines = order.ordered_products.flatMap((line) => Array.from({ length: 20 }, () => line));
  const [words = []] = await pdfWords(await invoicePdf({ ...order, ordered_products: lines }, invoice, 'en'));
  // pages with lines of goods
  const pages = [...new Set(words.filter(({ text }) => text === '$12.34').map(({ page }) => page))];
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const heightOf = (word: string) => words.filter((one) => one.page === page && one.text === word).map(({ y }) => y);
    const heads = ['Item', 'Unit price', 'Quantity', 'Amount'].map(heightOf);
    expect([page, ...heads.map(({ length }) => length)]).toEqual([page, 1, 1, 1, 1]);
    expect(Math.min(...heads.flat())).toBeGreaterThan(Math.max(...heightOf('$12.34')));
  }
});

test('S184 issue 14 an undelivered order has nothing to pay on its invoice', async () => {
  const { id, confirm, pdf } = await anInvoicedOrder();
  await confirm();
  await operate('order', 'cancel', String(id), '--undelivered', '--title', 'Lost', '--message', 'It was lost.');
  const [words = []] = await pdfWords(await pdf());
  const text = words.map((word) => word.text.replace(/\s/g, '')).join('|');
  expect(text).toContain('Nothingtopay');
  expect(text).not.toContain('Payableondelivery');
});

test('S184 issue 14 an order names country and state of its addresses in the reader’s language', async () => {
  const { confirm, detail } = await anInvoicedOrder({
    address: {
      ...{ country: 'US', state: 'CA', zip: '94103', city: 'San Francisco' },
      billing: { name: 'B', country: 'FR', state: '', city: 'Lyon', zip: '69005', address_1: '2 Quai' },
    },
  });
  await confirm();
  const { address, invoice } = await detail('ar');
  expect(address.named).toEqual({
    country: 'الولايات المتحدة',
    state: 'كاليفورنيا',
    lines: ['{address}', '{city}, {state} {zip}'],
  });
  expect(address.billing?.named?.country).toBe('فرنسا');
  expect(invoice?.seller.named?.lines.length).toBeGreaterThan(0);
});

/** Real names, in scripts other than those of the shop's languages. */
const NAMES = {
  Chinese: '欧阳娜娜与諸葛孔明',
  Japanese: 'さくら山田カタカナ太郎',
  Korean: '김민수와 이서연',
  Thai: 'สมชาย ใจดี ผู้อยู่',
  Hebrew: 'יעל בן־דוד (כהן)',
  Bengali: 'শ্রীমতী অনন্যা মুখোপাধ্যায়',
  Tamil: 'திருமதி லட்சுமி நாராயணன்',
  Telugu: 'శ్రీనివాస రావు',
  Kannada: 'ಶ್ರೀಕೃಷ್ಣ ಮೂರ್ತಿ',
  Malayalam: 'ശ്രീലക്ഷ്മി നമ്പ്യാർ',
  Gujarati: 'શ્રી જીગ્નેશ પટેલ',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Oriya: 'ଓଡ଼ିଆ ଶ୍ରୀ',
  Sinhala: 'ශ්‍රී ලංකා',
  Khmer: 'សុខា ភិរម្យ',
  Lao: 'ສົມຈິດ ແກ້ວ',
  Georgian: 'გიორგი ბერიძე',
  Armenian: 'Հայկ Պետրոսյան',
  Amharic: 'አበበ ቢቂላ',
  Russian: 'Анна Щёголева',
  Greek: 'Ελένη Παπαδοπούλου',
  Vietnamese: 'Nguyễn Thị Hồng Phượng',
  Urdu: 'ڈاکٹر ظفر چوہدری',
  signs: 'Zoë 😀 ★ → ✓ ½ №',
};

test('issue 14 long names in any script fit the PDF page and are complete in mails and packing list', async () => {
  const long = (text: string) => Array.from(`${text} `.repeat(100)).slice(0, 100).join('').trim();
  const company = long(Object.values(NAMES).slice(0, 6).join(' '));
  const word = (length: number) => 'W'.repeat(length);
  const names = Object.values(NAMES);
  // a row for each script in the names of stores and goods, and the longest allowed address
  const all = names.join(' · ');
  const { confirm, pdf, detail } = await anInvoicedOrder({
    address: {
      name: long(NAMES.Chinese),
      city: word(100),
      address_1: word(200),
      address_2: long(NAMES.Thai),
      company,
    } as object,
    title: { en: all, ar: 'مصباح' },
    store: { en: long(NAMES.Japanese), ar: long(NAMES.Hebrew) },
  });
  await confirm();
  expect((await detail()).address).toMatchObject({ name: long(NAMES.Chinese), company });
  const files = [await pdf('en'), await pdf('ar')];
  if (process.env.SOUK_LOOK)
    for (const [n, bytes] of files.entries()) writeFileSync(`${process.env.SOUK_LOOK}/names-${n}.pdf`, bytes);
  for (const bytes of files) expect(bytes.length).toBeLessThan(400_000);
  // complete and unchanged, wherever else they appear
  const [english, arabic] = [await detail('en'), await detail('ar')];
  const mails = [
    newsMail(english, 'placed', 'en', aMailLook(), () => 'https://souk.test/'),
    newsMail(arabic, 'placed', 'ar', aMailLook(), () => 'https://souk.test/'),
  ];
  if (process.env.SOUK_LOOK)
    for (const [n, mail] of mails.entries()) writeFileSync(`${process.env.SOUK_LOOK}/names-mail-${n}.html`, mail.html);
  // otherwise a long word makes a phone scroll sideways
  for (const { html } of mails) expect(html).toContain('overflow-wrap:anywhere;word-break:break-word');
  const packing = (await operate('order', 'pack', english.order)).out;
  const { name, city, address_1, address_2 } = english.address;
  for (const part of [name, city, address_1, address_2 ?? '', company])
    expect([part, ...mails.map(({ text }) => text.includes(part)), packing.includes(part)]).toEqual([
      part,
      true,
      true,
      true,
    ]);
  expect([mails[0]?.text.includes(all), packing.includes(all), packing.includes(long(NAMES.Japanese))]).toEqual([
    true,
    true,
    true,
  ]);
  for (const [n, words] of (await pdfWords(...files)).entries()) {
    // PDF readers count combining marks, which take no width
    for (const { text, x, y, width } of words)
      expect([text, x >= 43.9, x + width <= 554, y >= 20, y <= 800]).toEqual([text, true, true, true, true]);
    // a code may contain one, too
    const text = words.map((one) => one.text.replace(english.order, '')).join('');
    expect(text).not.toContain('\ufffd');
    expect(text.match(/W/g)).toHaveLength(300);
    // left-to-right letters that are not joined are found individually
    if (n > 0) continue;
    for (const script of [
      'Chinese',
      'Japanese',
      'Korean',
      'Georgian',
      'Armenian',
      'Amharic',
      'Russian',
      'Greek',
    ] as const)
      for (const letter of NAMES[script].replaceAll(' ', ''))
        expect([script, letter, text.includes(letter)]).toEqual([script, letter, true]);
  }
});

test('issue 14 a character that no font has is shown as a replacement character', async () => {
  const { confirm, pdf } = await anInvoicedOrder({ address: { name: '\u{1e900}\u{1e922} Adlam' } });
  await confirm();
  const [words = []] = await pdfWords(await pdf());
  expect(words.map(({ text }) => text).join('')).toContain('\ufffd\ufffd Adlam');
});
