import { writeFileSync } from 'node:fs';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { InvoiceFile, OrderDetail, PlacedOrder } from 'shared-kernel/contract/orders';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aStore } from '../../testing/a-store';
import { aTaxRule } from '../../testing/a-tax-rule';
import { anAttribute } from '../../testing/an-attribute';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
beforeAll(() => aSite(api.db));

const TITLE = {
  en: 'Brass lamp with a very long name that needs two lines',
  ar: 'مصباح نحاسي',
  hi: 'विद्यार्थी की पीतल की लालटेन',
};

/** A guest's order of three lamps and a vase with tax, confirmed. */
async function anInvoicedOrder(pieces = 3) {
  const { valueIds } = await anAttribute(api.db, 'Colour', [{ en: 'Teal', ar: 'أزرق مخضر', hi: 'नीला' }]);
  const { id: shippingRule } = await aShippingRule(api.db);
  const terms = { shippingRule, taxRule: await aTaxRule(api.db, { price: 19 }) };
  const lamp = await aProduct(api.db, {
    ...terms,
    title: TITLE,
    selling: 1234,
    variants: [{ quantity: 90, values: valueIds }],
  });
  const { id: store } = await aStore(api.db, { name: { en: 'Bazaar Basics', ar: 'أساسيات البازار' } });
  const vase = await aProduct(api.db, { ...terms, title: { en: 'Vase', ar: 'مزهرية', hi: 'फूलदान' }, store });
  const guest = aGuest(api);
  await guest.put(lamp, pieces);
  await guest.put(vase);
  await guest.live();
  const { user_token } = guest;
  const { data } = await api.call<PlacedOrder>('placeOrder', { body: { order_method: 2, user_token } });
  const confirm = () => operate('order', 'move', String(data.id), 'confirmed');
  const invoice = (language: LanguageCode = 'en', token = user_token) =>
    api.call<InvoiceFile>('orderInvoice', { params: { id: data.id }, headers: { 'User-Token': token }, language });
  const detail = async () => (await api.call<OrderDetail>('orders', { body: { order_id: data.id, user_token } })).data;
  return { id: data.id, confirm, invoice, detail };
}

test.each(LANGUAGES)('S184 an issued invoice is a PDF in %s, named by its number', async (language) => {
  const { confirm, invoice, detail } = await anInvoicedOrder();
  await confirm();
  const { status, data } = await invoice(language);
  expect(status).toBe(200);
  expect(data.name).toBe(`invoice-${(await detail()).invoice?.number}.pdf`);
  const bytes = Buffer.from(data.pdf, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // fonts are embedded, the ones that the language needs
  expect(bytes.toString('latin1')).toContain('NotoSans');
  expect(bytes.toString('latin1').includes('IBMPlexSansArabic')).toBe(language === 'ar');
  expect(bytes.toString('latin1').includes('NotoSansDevanagari')).toBe(language === 'hi');
  if (process.env.SOUK_LOOK) writeFileSync(`${process.env.SOUK_LOOK}/invoice-${language}.pdf`, bytes);
});

test('S184 there is none before it is issued, and none for others', async () => {
  const { confirm, invoice } = await anInvoicedOrder();
  expect(await invoice()).toMatchObject({ status: 201, message: 'This order doesn’t have an invoice yet.' });
  await confirm();
  expect(await invoice('en', 'somebody-else-0123')).toMatchObject({
    status: 201,
    message: 'We couldn’t find this order.',
  });
});
