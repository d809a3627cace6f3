import { sql } from 'kysely';
import { readConfig } from '../../config';
import { aSite } from '../../testing/a-site';
import { testApp } from '../../testing/test-app';

const api = testApp();
const MESSAGE = {
  name: 'Maya Stone',
  email: 'maya@souk.test',
  subject: 'My order',
  message: 'Where is it?\nThank you!',
};
const send = (body: unknown, language = 'en') => api.call<unknown>('contact', { body, language });
const kept = () =>
  api.db.selectFrom('contact_messages').select(['name', 'email', 'subject', 'message', 'order_code']).execute();

beforeAll(() => aSite(api.db));

describe('refusals', () => {
  test('S203 an empty form lists all missing fields in order', async () => {
    const answer = await send({ name: ' ', email: '', subject: '\n', message: '' }, 'fr');
    expect([answer.http, answer.status]).toEqual([200, 201]);
    expect(answer.data).toEqual({
      form: [
        'Le nom est obligatoire',
        'L’e-mail est obligatoire',
        'L’objet est obligatoire',
        'Le message est obligatoire',
      ],
      fields: ['name', 'email', 'subject', 'message'],
    });
  });

  test.each([
    [{ ...MESSAGE, email: 'maya@souk' }, 'Invalid email'],
    [{ ...MESSAGE, email: 'maya@souk.test, other@souk.test' }, 'Invalid email'],
    [{ ...MESSAGE, message: 'x'.repeat(5001) }, 'Message can be at most 5000 characters'],
    [{ ...MESSAGE, name: undefined }, 'Name is required'],
    [{ ...MESSAGE, name: '\u200f\u2060' }, 'Name is required'],
    [{ ...MESSAGE, message: '\u200b\n\u3164' }, 'Message is required'],
    [{ ...MESSAGE, subject: { $gt: '' } }, 'Subject isn’t valid'],
    [null, 'We couldn’t read the data you sent. Please try again.'],
  ])('S206 %.60j is refused with 201', async (body, message) => {
    const answer = await send(body);
    expect([answer.http, answer.status, answer.message]).toEqual([200, 201, message]);
  });

  test.each(['7Q2KX', '12345', 'not a code', "'; drop table orders --", '7Q2KX-0M4TZ-9HVBC-1', 'UUUUU-UUUUU-UUUUU'])(
    'S203 the invalid order code %j is refused at its field',
    async (order) => {
      const answer = await send({ ...MESSAGE, order }, 'fr');
      expect([answer.http, answer.status]).toEqual([200, 201]);
      expect(answer.data).toEqual({
        form: [expect.stringMatching(/^Ce n’est pas un code de suivi/)],
        fields: ['order'],
      });
    },
  );

  afterAll(async () => {
    expect(await kept()).toEqual([]);
    expect(api.mails).toEqual([]);
  });
});

test('S203 S206 a message is stored and mailed to the shop, with the visitor as reply address', async () => {
  const answer = await send(MESSAGE, 'tr');
  expect(answer).toMatchObject({ http: 200, status: 200, data: true, message: 'Teşekkürler! Mesajınız bize ulaştı.' });
  expect(await kept()).toEqual([{ ...MESSAGE, order_code: null }]);
  expect(api.mails).toEqual([
    expect.objectContaining({ to: 'hello@souk.test', replyTo: 'maya@souk.test', subject: 'Message to Souk: My order' }),
  ]);
  expect(api.mails[0]?.text).toContain('Where is it?\n\nThank you!');
});

test.each(['7q2kx om4tz9hvbc', '７Q2KX-0M4TZ-9HVBC', '\u2066 7Q2KX 0M4TZ 9HVBC\u2069'])(
  'S203 D41 the well-formed order code %j is stored and mailed, whether it exists or not',
  async (order) => {
    const subject = `About ${order}`;
    expect(await send({ ...MESSAGE, subject, order })).toMatchObject({ http: 200, status: 200, data: true });
    expect((await kept()).at(-1)).toMatchObject({ order_code: '7Q2KX-0M4TZ-9HVBC' });
    expect(api.mails.at(-1)?.text).toContain('Order: 7Q2KX-0M4TZ-9HVBC');
  },
);

test.each(['', '  ', undefined])('S203 the order code %j counts as empty', async (order) => {
  const subject = `No order, ${order?.length} characters`;
  expect(await send({ ...MESSAGE, subject, order })).toMatchObject({ http: 200, status: 200 });
  expect((await kept()).at(-1)).toMatchObject({ subject, order_code: null });
  expect(api.mails.at(-1)?.text).not.toContain('Order:');
});

test('S203 a repeated message is stored and mailed once; a different one again', async () => {
  const message = { ...MESSAGE, subject: 'Twice' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(message)));
  answers.push(await send({ ...message, message: MESSAGE.message.replace('\n', '\r\n') }));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  await send({ ...message, order: '7Q2KX-0M4TZ-9HVBC' });
  expect((await kept()).filter(({ subject }) => subject === 'Twice')).toHaveLength(2);
  expect(api.mails.filter(({ subject }) => subject.endsWith('Twice'))).toHaveLength(2);
});

test('S203 the same message is stored again after ten minutes', async () => {
  const message = { ...MESSAGE, subject: 'Later' };
  await send(message);
  await sql`update contact_messages set created_at = now() - interval '11 minutes' where subject = 'Later'`.execute(
    api.db,
  );
  await send(message);
  expect((await kept()).filter(({ subject }) => subject === 'Later')).toHaveLength(2);
});

test('S203 texts of the message cannot inject headers or markup into the mail', async () => {
  await send({ ...MESSAGE, name: 'A\r\nBcc: x@y.zz', subject: 'Hi\r\nBcc: x@y.zz', message: '<script>x</script>' });
  const mail = api.mails.at(-1);
  expect(mail?.subject).toBe('Message to Souk: Hi Bcc: x@y.zz');
  expect(mail?.html).not.toContain('<script>');
});

describe('without a mail server', () => {
  const away = testApp({
    mailer: {
      send: async () => {
        throw new Error('connection refused');
      },
    },
  });

  test('S206 stores the message and confirms it', async () => {
    await aSite(away.db);
    expect(await away.call('contact', { body: MESSAGE })).toMatchObject({ http: 200, status: 200, data: true });
    expect(await away.db.selectFrom('contact_messages').select('email').execute()).toEqual([{ email: MESSAGE.email }]);
  });
});

describe('with rate limits', () => {
  const limited = testApp({ config: readConfig({ RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }) });

  test('S217 too many messages from one address in a minute are 429', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i++) codes.push((await limited.call('contact', { body: MESSAGE })).http);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });
});
