import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface ReceivedMail {
  id: number;
  received: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  files: { name: string; type: string; content: Buffer }[];
}

/** Number of mails kept; older ones are dropped. */
const KEPT = 500;
const LARGEST = 1024 * 1024;

/** A mail server that accepts every mail and delivers none. */
export interface Mailbox {
  /** newest first; `to`: only those to this address */
  list(to?: string): ReceivedMail[];
  find(id: number): ReceivedMail | undefined;
  /** Listens for SMTP. @returns the port */
  listen(port: number, host?: string): Promise<number>;
  close(): Promise<void>;
}

export function createMailbox(): Mailbox {
  const mails: ReceivedMail[] = [];
  let count = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: LARGEST,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('This mail is too large.'), { responseCode: 552 }));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        keep(Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });

  async function keep(raw: Buffer, to: string[]): Promise<void> {
    const { from, subject = '', text = '', html = '', attachments } = await PostalMime.parse(raw);
    count += 1;
    mails.unshift({
      id: count,
      received: new Date().toISOString(),
      from: from?.address ?? '',
      to,
      subject,
      text,
      html,
      files: attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? 'file',
        type: mimeType,
        content: Buffer.from(content as ArrayBuffer),
      })),
    });
    mails.length = Math.min(mails.length, KEPT);
  }

  return {
    list: (to) => mails.filter((mail) => to === undefined || mail.to.some((address) => same(address, to))),
    find: (id) => mails.find((mail) => mail.id === id),
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.server.address();
          resolve(address && typeof address === 'object' ? address.port : port);
        });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
