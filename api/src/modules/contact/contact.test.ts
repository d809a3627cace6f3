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
const kept = () => api.db.selectFrom('contact_messages').select(['name', 'email', 'subject', 'message']).execute();

beforeAll(() => aSite(api.db));

describe('refusals', () => {
  test('S203 an empty form says everything that is missing, in its order', async () => {
    const answer = await send({ name: ' ', email: '', subject: '\n', message: '' }, 'fr');
    expect([answer.http, answer.status]).toEqual([200, 201]);
    expect(answer.data).toEqual({
      form: [
        'Le nom est obligatoire',
        "L'e-mail est obligatoire",
        "L'objet est obligatoire",
        'Le message est obligatoire',
      ],
    });
  });

  test.each([
    [{ ...MESSAGE, email: 'maya@souk' }, 'Invalid email'],
    [{ ...MESSAGE, email: 'maya@souk.test, other@souk.test' }, 'Invalid email'],
    [{ ...MESSAGE, message: 'x'.repeat(5001) }, 'message must not be above 5000'],
    [{ ...MESSAGE, name: undefined }, 'name is required'],
    [{ ...MESSAGE, subject: { $gt: '' } }, 'subject is not valid'],
    [null, 'The data sent could not be read.'],
  ])('S206 %.60j is a 201', async (body, message) => {
    const answer = await send(body);
    expect([answer.http, answer.status, answer.message]).toEqual([200, 201, message]);
  });

  afterAll(async () => {
    expect(await kept()).toEqual([]);
    expect(api.mails).toEqual([]);
  });
});

test('S203 S206 a message is kept, reaches the shop, and an answer to it goes to the visitor', async () => {
  const answer = await send(MESSAGE, 'tr');
  expect(answer).toMatchObject({ http: 200, status: 200, data: true, message: 'Teşekkürler! Mesajınız bize ulaştı.' });
  expect(await kept()).toEqual([MESSAGE]);
  expect(api.mails).toEqual([
    expect.objectContaining({ to: 'hello@souk.test', replyTo: 'maya@souk.test', subject: 'Message to Souk: My order' }),
  ]);
  expect(api.mails[0]?.text).toContain('Where is it?\n\nThank you!');
});

test('S203 what is written cannot break out of the mail', async () => {
  await send({ ...MESSAGE, name: 'A\r\nBcc: x@y.zz', subject: 'Hi\r\nBcc: x@y.zz', message: '<script>x</script>' });
  const mail = api.mails.at(-1);
  expect(mail?.subject).toBe('Message to Souk: Hi Bcc: x@y.zz');
  expect(mail?.html).not.toContain('<script>');
});

describe('a shop whose mail server is away', () => {
  const away = testApp({
    mailer: {
      send: async () => {
        throw new Error('connection refused');
      },
    },
  });

  test('S206 keeps the message and says so', async () => {
    await aSite(away.db);
    expect(await away.call('contact', { body: MESSAGE })).toMatchObject({ http: 200, status: 200, data: true });
    expect(await away.db.selectFrom('contact_messages').select('email').execute()).toEqual([{ email: MESSAGE.email }]);
  });
});

describe('with limits', () => {
  const limited = testApp({ config: readConfig({ RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }) });

  test('S217 of many messages from one place in a minute the last ones are 429', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i++) codes.push((await limited.call('contact', { body: MESSAGE })).http);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });
});
