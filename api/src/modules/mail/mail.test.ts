import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { composeMail } from './mail';
import { createMailer } from './mailer';

const from = { name: 'Souk', address: 'hello@souk.test' };

/** A mail server that keeps what it is given: envelope recipients and the raw message. */
async function receiver() {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: await text(stream) });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) };
}

test('a subject or address cannot add a header or a recipient', async () => {
  const inbox = await receiver();
  try {
    await createMailer(inbox.url, from).send({
      to: 'buyer@example.test',
      subject: 'Code\r\nBcc: thief@example.test\u2028X-Evil: 1',
      text: 'hello',
      html: '<p>hello</p>',
    });
    expect(inbox.received[0]?.to).toEqual(['buyer@example.test']);
    expect(inbox.received[0]?.raw).not.toMatch(/^(bcc|x-evil):/im);
  } finally {
    await inbox.close();
  }
});

test('an undeliverable mail throws', async () => {
  const mail = { to: 'buyer@example.test', subject: 'Code', text: 'hello', html: '<p>hello</p>' };
  await expect(createMailer('smtp://127.0.0.1:9', from).send(mail)).rejects.toThrow();
});

test('a mail has the direction of its language, and markup in texts is escaped', () => {
  const content = { to: 'a@b.co', subject: '<b>', paragraphs: ['<script>alert(1)</script>'], footer: 'Souk' };
  const arabic = composeMail({ ...content, language: 'ar', highlight: '123456', rows: [['a"b', '5']] });
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).not.toContain('<script>');
  expect(arabic.text).toContain('123456');
  expect(composeMail({ ...content, language: 'fr' }).html).toContain('dir="ltr"');
});
