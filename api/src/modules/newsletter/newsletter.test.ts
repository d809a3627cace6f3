import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../config';
import { aSite } from '../../testing/a-site';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { createNewsletterQueries } from './newsletter.queries';
import { createSendNewsletterMails } from './send-newsletter-mails';

const api = testApp();
const subscribe = (email: unknown, language = 'en') =>
  api.call<unknown>('emailSubscription', { body: { email }, language });
const subscribed = () => api.db.selectFrom('newsletter_subscriptions').select(['email', 'language']).execute();

beforeAll(() => aSite(api.db));

describe('refusals', () => {
  test.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['a@b.c', 'Invalid email'],
    [`a@b.${'x'.repeat(25)}`, 'Invalid email'],
    ['a@@b.co', 'Invalid email'],
    ['a@b.co, c@d.co', 'Invalid email'],
    ['a@b.co\nBcc: c@d.co', 'Invalid email'],
    ["x' or 1=1 --", 'Invalid email'],
  ])('S044 S045 %p is refused with 201: %s', async (email, message) => {
    const { http, status, data, message: text } = await subscribe(email);
    expect([http, status, text, data]).toEqual([200, 201, message, { form: [message] }]);
    expect(await subscribed()).toEqual([]);
  });

  test.each([undefined, null, 7, {}, ['a@b.co'], 'x'.repeat(10_240)])('S217 %p is refused with 201', async (email) => {
    expect((await subscribe(email)).status).toBe(201);
    expect(await subscribed()).toEqual([]);
  });

  test('S044 the text is in the language of the caller', async () => {
    expect((await subscribe('', 'fr')).message).toBe('L’e-mail est obligatoire');
    expect((await subscribe('no', 'tr')).message).toBe('Geçersiz e-posta');
  });
});

const requests = () => api.db.selectFrom('newsletter_requests').select(['email', 'language', 'token']).execute();
const mailsTo = (address: string) => api.mails.filter(({ to }) => to === address);
const change = (name: 'confirmNewsletter' | 'leaveNewsletter', token: string) => api.call(name, { body: { token } });
const tokenOf = (address: string) => /token=([0-9a-f-]{36})/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? '';
/** Requests the newsletter, and waits for the mail. */
async function ask(email: string, language = 'en') {
  const before = mailsTo(email).length;
  const answer = await subscribe(email, language);
  await until('the mail is sent', async () => mailsTo(email).length > before);
  return answer;
}

test('S043 S217 an address is subscribed only once its link is confirmed; each request gets the same answer', async () => {
  const answers = [];
  for (const email of ['Maya@souk.test', 'maya@SOUK.test', ' maya@souk.test ', '\u2068maya@souk.test\u2069'])
    answers.push(await subscribe(email, 'fr'));
  for (const answer of answers) expect({ ...answer, headers: 0 }).toEqual({ ...answers[0], headers: 0 });
  expect(answers[0]).toMatchObject({
    http: 200,
    status: 200,
    data: true,
    message: expect.stringMatching(/^C’est presque fait/),
  });
  expect(await subscribed()).toEqual([]);
  expect(await requests()).toEqual([{ email: 'maya@souk.test', language: 'fr', token: expect.any(String) }]);
  await until('the mail is sent', async () => mailsTo('maya@souk.test').length > 0);
  const mail = mailsTo('maya@souk.test').at(-1);
  const token = tokenOf('maya@souk.test');
  expect(mail?.subject).toBe('Confirmez votre inscription à la newsletter de Souk');
  expect(mail?.unsubscribe).toMatch(/\/api\/v1\/newsletter\/leave\/[0-9a-f-]{36}$/);
  expect(mail?.text).toContain(`/fr/newsletter?token=${token}`);

  const findSubscription = () => api.call('findNewsletter', { params: { token } });
  expect((await findSubscription()).data).toEqual({ confirmed: false });
  expect(await subscribed()).toEqual([]);
  expect(await change('confirmNewsletter', token)).toMatchObject({
    status: 200,
    message: 'You have successfully subscribe to our newsletter.',
  });
  expect(await subscribed()).toEqual([{ email: 'maya@souk.test', language: 'fr' }]);
  // the same link now belongs to the subscription
  expect((await change('confirmNewsletter', token)).status).toBe(200);
  expect((await findSubscription()).data).toEqual({ confirmed: true });
  expect([await requests(), (await subscribed()).length]).toEqual([[], 1]);
  expect((await change('leaveNewsletter', token)).status).toBe(200);
  expect(await subscribed()).toEqual([]);
  expect((await findSubscription()).status).toBe(201);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['application/json', '{'],
])('mail programs unsubscribe with one POST of %s', async (type, payload) => {
  const email = `one-click-${type.length}@souk.test`;
  await ask(email);
  await change('confirmNewsletter', tokenOf(email));
  const url = new URL(mailsTo(email).at(-1)?.unsubscribe ?? '').pathname;
  const { statusCode } = await api.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  expect([statusCode, (await subscribed()).map((row) => row.email)]).toEqual([200, []]);
});

test('a repeated subscription keeps the links of earlier mails working', async () => {
  await api.db.insertInto('newsletter_subscriptions').values({ email: 'Old@souk.test', language: null }).execute();
  const { token } = await api.db.selectFrom('newsletter_subscriptions').select('token').executeTakeFirstOrThrow();
  await ask('old@souk.test');
  expect(tokenOf('old@souk.test')).toBe(token);
  await change('confirmNewsletter', token);
  expect(await subscribed()).toEqual([{ email: 'Old@souk.test', language: 'en' }]);
  await change('leaveNewsletter', token);
  expect([await subscribed(), await requests()]).toEqual([[], []]);
});

test.each(['', 'x', "' or 1=1 --", '00000000-0000-4000-8000-000000000000'])(
  'the unknown token %j changes nothing',
  async (token) => {
    expect((await change('confirmNewsletter', token)).status).toBe(201);
    expect((await change('leaveNewsletter', token)).status).toBe(200);
    expect((await api.call('findNewsletter', { params: { token: token || 'x' } })).status).toBe(201);
  },
);

test('a request not confirmed within seven days expires', async () => {
  await ask('late@souk.test');
  const token = tokenOf('late@souk.test');
  await sql`update newsletter_requests set created_at = now() - interval '7 days 1 minute'`.execute(api.db);
  expect((await change('confirmNewsletter', token)).status).toBe(201);
  expect(await subscribed()).toEqual([]);
  await ask('sweeps@souk.test');
  expect((await requests()).map(({ email }) => email)).toEqual(['sweeps@souk.test']);
});

test('one address gets at most ten mails, with the same answer each time', async () => {
  for (let n = 0; n < 12; n++) expect((await subscribe('many@souk.test')).status).toBe(200);
  await until('all is sent', async () => {
    const waiting = api.db.selectFrom('newsletter_requests').select('id').where('next_try_at', 'is not', null);
    return !(await waiting.executeTakeFirst());
  });
  expect(mailsTo('many@souk.test').length).toBeLessThanOrEqual(10);
});

test('an operator lists confirmed subscribers with their unsubscribe links', async () => {
  await ask('listed@souk.test', 'ar');
  await change('confirmNewsletter', tokenOf('listed@souk.test'));
  const [row] = await anOperator(api).json<Record<string, string>[]>('newsletter', 'list', '--language', 'ar');
  expect(row).toMatchObject({ email: 'listed@souk.test', language: 'ar' });
  expect(row?.leave_page).toMatch(/\/ar\/newsletter\?token=/);
  const url = new URL(row?.list_unsubscribe ?? '').pathname;
  await api.app.inject({ method: 'POST', url });
  expect(await subscribed()).toEqual([]);
});

test('a mail is sent later when the mail server is down', async () => {
  const away = { is: true };
  const mails: string[] = [];
  const later = { now: new Date() };
  const send = createSendNewsletterMails({
    db: api.db,
    clock: () => later.now,
    log: pino({ level: 'silent' }),
    publicOrigin: 'https://souk.test',
    mailer: {
      async send({ to }) {
        if (away.is) throw new Error('no mail server');
        mails.push(to);
      },
    },
  });
  await api.db.deleteFrom('newsletter_requests').execute();
  await createNewsletterQueries(api.db).ask('waits@souk.test', 'en', later.now);
  await send();
  away.is = false;
  await send();
  expect(mails).toEqual([]);
  later.now = new Date(later.now.getTime() + 61_000);
  await send();
  await send();
  expect(mails).toEqual(['waits@souk.test']);
});

describe('with rate limits', () => {
  const limited = testApp({ config: readConfig({ RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }) });

  test('S217 too many subscriptions from one address in a minute are 429', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 12; i++) {
      codes.push((await limited.call('emailSubscription', { body: { email: `m${i}@souk.test` } })).http);
    }
    expect(codes).toEqual([...Array(10).fill(200), 429, 429]);
  });
});
