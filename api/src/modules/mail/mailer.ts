import type { Transporter } from 'nodemailer';
import type { Mail } from './mail';

/** Hands mails to the outside world. */
export interface Mailer {
  /** @throws when the mail server cannot be reached or refuses */
  send(mail: Mail): Promise<void>;
}

/**
 * Sends through the server of `SMTP_URL`.
 *
 * @param smtpUrl `smtp://user:password@host:port`
 * @param sender gives the address that mails come from; read for each mail, as an operator may change it
 */
export function createMailer(smtpUrl: string, sender: () => Promise<string>): Mailer & { verify(): Promise<void> } {
  let transport: Promise<Transporter> | undefined;
  // loaded late: most processes send no mail for hours, and nodemailer takes 10 MiB
  const open = async () => {
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 10_000,
      // the texts are ours, but nothing in them may make the server read a file or call an address
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    async send({ id, to, from = 'Souk', replyTo, unsubscribe, subject, text, html, attachments = [] }) {
      // an object, never text, so that commas and brackets cannot add a recipient
      const address = (text: string) => ({ name: '', address: text });
      transport ??= open();
      const sent = await sender();
      await (await transport).sendMail({
        from: { name: oneLine(from), address: sent },
        ...(id && { messageId: `<${id}@${sent.split('@').at(-1)}>` }),
        to: address(to),
        ...(replyTo && { replyTo: address(replyTo) }),
        // one header each: nodemailer's `list` writes no List-Unsubscribe-Post
        ...(unsubscribe && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        subject: oneLine(subject),
        text,
        html,
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      });
    },
    /** Logs in at the mail server and sends nothing. @throws when that fails */
    async verify() {
      transport ??= open();
      await (await transport).verify();
    },
  };
}

/** Reduces a header to one line, whatever its parts contain. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
