import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { CommonData } from 'shared-kernel/contract/site';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import type { Terminal } from '../terminal';

const api = testApp();
const operate = anOperator(api);
const folder = mkdtempSync(join(tmpdir(), 'souk-test-shop-'));
const file = (value: unknown): string => {
  const path = join(folder, 'shop.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};
const init = (value: unknown) => operate('shop', 'init', '--file', file(value));
const common = async (language = 'en') => (await api.call<CommonData>('common', { language })).data;
const FLOWERS = {
  name: { en: 'Kornblume', fr: 'Bleuet' },
  email: 'hello@kornblume.example',
  country: 'DE',
  currency: 'EUR',
  tax_included: true,
  time_zone: 'Europe/Berlin',
  languages: ['en', 'fr'],
  payment_methods: ['cash-on-delivery', 'stripe'],
  address: { line_1: 'Gartenstraße 1', city: 'Freiburg', zip: '79098' },
  mail_from: 'mail@kornblume.example',
};
beforeAll(() =>
  sharp({ create: { width: 900, height: 300, channels: 4, background: '#0000' } })
    .webp()
    .toFile(join(folder, 'mark.webp')),
);

describe('issue 15 a new shop', () => {
  test('refuses an incomplete or invalid file with every reason, and stays empty', async () => {
    const lacking = await init({ name: 'Kornblume' });
    expect(lacking.exit).toBe(1);
    for (const name of ['email', 'country', 'currency', 'tax_included', 'time_zone'])
      expect(lacking.err).toContain(`${name} is missing.`);
    const wrong = await init({ ...FLOWERS, currency: 'EURO', colour: 'blue', languages: ['fr'], typo: 1 });
    expect(wrong.exit).toBe(2);
    for (const reason of ['currency must be', 'colour must be', 'languages must hold en', 'typo'])
      expect(wrong.err).toContain(reason);
    expect((await init('{')).err).toContain('is no JSON');
    expect((await init({ ...FLOWERS, logo: 'none.png' })).err).toContain('logo cannot be read');
    expect((await operate('shop', 'init')).err).toContain('--file is missing');
    expect((await operate('check')).out).toContain('the shop is not set up');
    expect(await common()).toMatchObject({ fields: ['settings'] });
  });

  test('opens after shop init, in its languages', async () => {
    const { exit, out } = await init({ ...FLOWERS, logo: 'mark.webp' });
    expect([exit, out.split('\n')[0]]).toEqual([0, 'The shop is set up and can be opened.']);
    const { setting, site_setting, languages } = await common('fr');
    expect(setting).toMatchObject({ currency: 'EUR', currency_icon: '€', currency_position: 2, tax_included: true });
    expect(site_setting).toMatchObject({ site_name: 'Bleuet', header_logo: expect.stringMatching(/^logo-/) });
    expect(Object.keys(languages)).toEqual(['en', 'fr']);
    expect(readdirSync(api.mediaDir)).toEqual(
      expect.arrayContaining(['default-image.jpg', `thumb-${site_setting.header_logo}`]),
    );
    const methods = await sql`select method, preselected from payment_methods where enabled order by 1`.execute(api.db);
    expect(methods.rows).toEqual([
      { method: 2, preselected: true },
      { method: 3, preselected: false },
    ]);
  });
});

describe('issue 15 an existing shop', () => {
  test('changes only the given settings, and nothing by its own shop show output', async () => {
    const { out } = await init({ phone: '+49 761 1', languages: ['en', 'ar'] });
    expect(out).toContain('Changed: phone, languages.');
    expect(Object.keys((await common()).languages)).toEqual(['en', 'ar']);
    const shop = await operate.json<object>('shop', 'show');
    expect(shop).toMatchObject({ ...FLOWERS, languages: ['en', 'ar'], phone: '+49 761 1', hover_colour: '#5720ae' });
    expect((await init(shop)).out).toContain('Nothing has changed.');
  });

  test('reports no changes for an equivalent file', async () => {
    const shop = await operate.json<object>('shop', 'show');
    const expected = {
      ...{ name: { en: 'Bloom', fr: 'Fleur', ar: 'Bloom' }, title: { en: 'Bloom', fr: 'Bouquets' } },
      ...{ languages: ['ar', 'fr', 'en'], payment_methods: ['stripe', 'iyzico', 'cash-on-delivery'] },
    };
    expect((await init(expected)).out).toContain('Changed: name, title, languages, payment_methods.');
    expect((await init(expected)).out).toContain('Nothing has changed.');
    expect((await common('ar')).site_setting.meta_title).toBe('Bloom');
    expect(await operate.json('shop', 'show')).toMatchObject({ title: { fr: 'Bouquets' } });
    await init(shop);
    expect(await operate.json('shop', 'show')).toEqual(shop);
  });

  test('needs a state of its country, whichever of the two is set', async () => {
    const set = (...argv: string[]) => operate('setting', 'set', ...argv);
    const state = await set('address.state', 'ZZ');
    expect([state.exit, state.err]).toEqual([1, "✖ address.state: 'ZZ' is no state of DE."]);
    expect((await init({ country: 'US', address: { state: 'NY' } })).exit).toBe(0);
    const country = await set('country', 'DE');
    expect([country.exit, country.err]).toEqual([1, "✖ address.state: 'NY' is no state of DE."]);
    expect((await init({ country: 'DE', address: { state: null } })).exit).toBe(0);
  });

  test('issue 14 taxes shipping like the goods or by an existing percentage rule', async () => {
    // a shop gets its tax rules with the catalogue
    expect((await init({ shipping_tax: 'VAT 19 %' })).out).toContain('Changed: shipping_tax.');
    expect((await operate('check')).out).toContain("✖ tax of shipping: there is no percentage 'VAT 19 %'");
    await sql`insert into tax_rules (title, type, price) values ('VAT 19 %', 2, 19), ('Deposit', 1, 0.25)`.execute(
      api.db,
    );
    expect(await operate.json('shop', 'show')).toMatchObject({ shipping_tax: 'VAT 19 %' });
    const set = (title: string) => operate('setting', 'set', 'shipping_tax', title);
    const [typo, flat] = [await set('VAT 19%'), await set('Deposit')];
    expect([typo.exit, typo.err]).toEqual([1, expect.stringContaining("It can be as-goods, 'VAT 19 %'.")]);
    expect([flat.exit, flat.err]).toEqual([1, expect.stringContaining('is an amount for each piece')]);
    expect((await set('as-goods')).out).toContain('shipping_tax has changed.');
    expect((await operate('setting', 'set', 'shipping_tax', '--none')).exit).toBe(0);
    expect(await operate.json('shop', 'show')).toMatchObject({ shipping_tax: null });
  });

  test('prints its settings where no terminal can ask', async () => {
    const { exit, out } = await operate('shop', 'init');
    expect([exit, out]).toEqual([0, expect.stringMatching(/country +DE/)]);
  });

  test('keeps its answers when Enter is pressed at every question', async () => {
    const terminal: Terminal = {
      text: async ({ default: otherwise = '', check }) => {
        expect(check?.(otherwise) ?? null).toBeNull();
        return otherwise;
      },
      yes: async (_, otherwise) => otherwise,
      one: async (_, __, otherwise) => otherwise,
      many: async (_, choices, chosen) => choices.map(({ value }) => value).filter((one) => chosen.includes(one)),
    };
    const { exit, out } = await anOperator(api, undefined, { terminal })('shop', 'init');
    expect([exit, out.split('\n')[0]]).toEqual([0, 'Nothing has changed.']);
  });

  test('check lists what is missing before going live', async () => {
    const { exit, out } = await anOperator(api, undefined, { env: { SMTP_URL: 'smtp://127.0.0.1:9' } })('check');
    expect(exit).toBe(1);
    for (const line of [
      '✖ public origin',
      '✖ sender',
      '✖ mail server',
      '✖ stripe: is switched on without keys',
      '✖ page imprint',
      '✖ products',
      '✓ cash-on-delivery',
      '? backups',
    ])
      expect(out).toContain(line);
  });

  test('check reports that a gateway rejects its keys and that a mail server rejects its mail', async () => {
    const stripe = createServer((_, response) => {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"Invalid API Key provided","type":"invalid_request_error"}}');
    }).listen(0, '127.0.0.1');
    const mails = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_, __, done) => done(Object.assign(new Error('5.7.1 Sender is not yours'), { responseCode: 550 })),
    });
    const { server } = mails;
    mails.listen(0, '127.0.0.1');
    await Promise.all([stripe, server].map(async (one) => one.listening || once(one, 'listening')));
    const { port } = server.address() as AddressInfo;
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: 'sk_of_somebody_else',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
    };
    const { exit, out } = await anOperator(api, undefined, { env })('check', '--mail', 'me@example.org');
    stripe.closeAllConnections();
    stripe.close();
    mails.close();
    expect([exit, out]).toEqual([1, expect.stringContaining('✖ stripe: does not take the keys or does not answer (')]);
    expect(out).toMatch(/✖ mail server: takes no mail \(.*550.*\): SMTP_URL\./);
    expect(out).not.toContain('sk_of_somebody_else');
  });

  test('reports a value that only the database refuses, without a stack trace', async () => {
    await sql`alter table settings add constraint no_yen check (currency <> 'JPY')`.execute(api.db);
    const { exit, err } = await init({ currency: 'JPY' });
    await sql`alter table settings drop constraint no_yen`.execute(api.db);
    expect([exit, err]).toEqual([
      1,
      expect.stringMatching(/^✖ Nothing was written: the database does not take a row of settings: .*no_yen".$/),
    ]);
    expect((await common()).setting.currency).toBe('EUR');
  });

  test('can change its currency and change it back', async () => {
    expect((await init({ currency: 'USD' })).out).toContain('currency');
    expect((await init({ currency: 'EUR' })).exit).toBe(0);
  });
});
