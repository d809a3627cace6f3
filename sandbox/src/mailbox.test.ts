import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSandbox } from './app';
import { createGateways } from './gateways/create-gateways';
import { createMailbox } from './mailbox';

const mailbox = createMailbox();
const publicOrigin = () => 'http://sandbox.test';
const gateways = createGateways({ publicOrigin, webhookBase: publicOrigin });
const app = buildSandbox({ mailbox, gateways, publicOrigin, shopOrigin: () => 'http://shop.test' });
let port = 0;
beforeAll(async () => {
  port = await mailbox.listen(0);
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

/** Speaks SMTP by hand, so that nothing of a mail library stands between test and server. */
async function send(to: string, message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const transcript = text(socket);
  const commands = ['HELO test', 'MAIL FROM:<shop@souk.test>', `RCPT TO:<${to}>`, 'DATA', `${message}\r\n.`, 'QUIT'];
  for (const command of commands) {
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write(`${command}\r\n`);
  }
  return transcript;
}

test('a mail is stored, listed and shown, and every page states that it is a simulation', async () => {
  expect((await app.inject('/mailbox')).body).toContain('No emails yet');
  await send(
    'buyer@example.test',
    'Subject: Your <code>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n123456 مرحبا',
  );

  const { body } = await app.inject('/mailbox.json?to=BUYER@example.test');
  expect(JSON.parse(body)).toMatchObject([{ id: 1, to: ['buyer@example.test'], subject: 'Your <code>' }]);
  expect(JSON.parse(body)[0].text).toContain('123456 مرحبا');
  expect((await app.inject('/mailbox.json?to=other@example.test')).json()).toEqual([]);

  const pages = [await app.inject('/mailbox'), await app.inject('/mailbox/1'), await app.inject('/mailbox/99')];
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
  for (const page of pages) expect(page.body).toContain('Simulation.');
  expect(pages[1]?.body).toContain('123456');
  expect(pages[0]?.body).not.toContain('<code>');
});

test('the HTML of a mail cannot run scripts or leave its frame', async () => {
  await send('buyer@example.test', 'Subject: x\r\nContent-Type: text/html\r\n\r\n<script>1</script>"></iframe>');
  const { body, headers } = await app.inject('/mailbox/2');
  expect(body).not.toContain('<script>');
  expect(body.match(/<\/iframe>/g)).toHaveLength(1);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  // its pictures are shown
  expect(headers['content-security-policy']).toContain('img-src data: http: https:;');
});

test('a mail above the size limit is refused', async () => {
  expect(await send('buyer@example.test', `Subject: big\r\n\r\n${'x'.repeat(1_100_000)}`)).toContain('552');
});
