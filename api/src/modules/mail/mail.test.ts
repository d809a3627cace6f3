import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { aMailLook } from '../../testing/a-mail-look';
import { isolated } from './isolated';
import { composeMail, type MailContent, wordsOf } from './mail';
import { createMailer } from './mailer';

const sender = async () => 'hello@souk.test';

/** A mail server that keeps what it receives: envelope recipients and the raw message. */
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
    await createMailer(inbox.url, sender).send({
      to: 'buyer@example.test',
      from: 'Kornblume\r\nBcc: thief@example.test',
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
  await expect(createMailer('smtp://127.0.0.1:9', sender).send(mail)).rejects.toThrow();
});

test('a mail has the text direction of its language, and markup in texts is escaped', () => {
  const content = { to: 'a@b.co', subject: '<b>', paragraphs: ['<script>alert(1)</script>'], footer: 'Souk' };
  const arabic = composeMail({ ...content, language: 'ar', highlight: '123456', rows: [['a"b', '5']] }, aMailLook());
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).not.toContain('<script>');
  expect(arabic.text).toContain('123456');
  expect(composeMail({ ...content, language: 'fr' }, aMailLook()).html).toContain('dir="ltr"');
});

const ORDER: MailContent = {
  to: 'a@b.co',
  language: 'en',
  subject: 'Your order',
  paragraphs: ['Thank you.'],
  links: [
    { text: 'Pay now', url: 'https://souk.test/user/order/5' },
    { text: 'Track', url: 'https://souk.test/track-order?a=1&b=2' },
  ],
  parcels: [
    {
      title: 'Atlas & Sons',
      note: 'Expected by Thu, Nov 26',
      lines: [{ title: 'Lamp', variant: 'Teal, L', quantity: 2, amount: '$20.00', image: 'a lamp.webp' }],
    },
  ],
  sums: [
    ['Subtotal', '$20.00'],
    ['Total', '$25.00'],
  ],
  rows: [['Ship to', ['Aisha', '1 River Road']]],
  footer: 'Souk',
};

test('a mail shows logo, colour, store, picture, variant and button, with the same content as plain text', () => {
  const mail = composeMail(ORDER, aMailLook({ colour: '#ffcc00', logo: 'https://souk.test/media/logo.webp' }));
  expect(mail.html).toContain('<img src="https://souk.test/media/logo.webp" alt="Souk"');
  expect(mail.html).toContain('<img src="https://souk.test/media/thumb-a%20lamp.webp" alt=""');
  // black is readable on yellow
  expect(mail.html).toMatch(/bgcolor="#ffcc00"[^>]*><a href="https:\/\/souk.test\/user\/order\/5"[^>]*color:#000000/);
  const words = mail.html.replace(/<[^>]*>/g, '');
  expect(words).toContain('Atlas &#38; SonsExpected by Thu, Nov 26');
  expect(words).toContain('2 × LampTeal, L$20.00');
  expect(mail.text).toBe(
    `Thank you.

Pay now: https://souk.test/user/order/5

Track: https://souk.test/track-order?a=1&b=2

Atlas & Sons – Expected by Thu, Nov 26
2 × Lamp (Teal, L): $20.00

Subtotal: $20.00
Total: $25.00

Ship to:
Aisha
1 River Road

-- 
Souk
`,
  );
});

test('issue 14 names and user-written texts keep the direction of their script', () => {
  const parcels = [
    {
      title: 'متجر (2)',
      note: null,
      lines: [{ title: 'Lamp (black)', variant: 'Teal، L', quantity: 2, amount: '¥980', image: null }],
    },
  ];
  const paragraphs = ['Thank you.', ...wordsOf('رنّ الجرس!\r\n\nRing (twice)!\n')];
  const mail = composeMail({ ...ORDER, paragraphs, parcels, rows: [['To', 'محمد (علي)']] }, aMailLook());
  for (const text of ['متجر (2)', 'Lamp (black)', 'Teal، L', 'محمد (علي)'])
    expect(mail.html).toContain(`<bdi>${text}</bdi>`);
  expect(mail.html).toMatch(
    /<p style="[^"]*">Thank you\.<\/p><p dir="auto" [^>]*>رنّ الجرس!<\/p><p dir="auto" [^>]*>Ring \(twice\)!<\/p>/,
  );
  const arabic = composeMail({ ...ORDER, language: 'ar', paragraphs, parcels, rows: [] }, aMailLook()).text;
  expect(arabic).toContain('2 × \u2068Lamp (black)\u2069 (\u2068Teal، L\u2069): \u2068¥980\u2069');
  expect(arabic).toContain('\u2068Ring (twice)!\u2069');
});

test.each([
  ['ar', 'Lamp (black)', '\u2068Lamp (black)\u2069'],
  ['en', 'مصباح 40W', '\u2068مصباح 40W\u2069'],
  ['en', '\u202eEvil', '\u2068\u202eEvil\u2069'],
  ['en', 'Lampe à pétrole 灯', 'Lampe à pétrole 灯'],
] as const)('issue 14 in a sentence in %s the name %j is written as %j', (language, name, written) => {
  expect(isolated({ name }, language)).toEqual({ name: written });
});

test('issue 14 an amount follows the direction of its currency’s sign', () => {
  const { html } = composeMail({ ...ORDER, language: 'ar', sums: [['المجموع', '20.000 د.ت']] }, aMailLook());
  expect(html).toContain('<bdi>20.000 د.ت</bdi>');
});

test('an Arabic mail is mirrored, and a French one has a space before the colon', () => {
  const { html } = composeMail({ ...ORDER, language: 'ar' }, aMailLook());
  expect(html).toContain('text-align:right');
  expect(html).toContain('<td align="left"');
  expect(html).not.toContain('align="right"');
  expect(composeMail({ ...ORDER, language: 'fr' }, aMailLook()).text).toContain('Subtotal\u00a0: $20.00');
});
