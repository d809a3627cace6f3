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
 * @param from name and address that mails come from
 */
export function createMailer(smtpUrl: string, from: { name: string; address: string }): Mailer {
  let transport: Promise<Transporter> | undefined;
  // most processes send no mail for hours, and it takes 10 MiB
  const open = async () => {
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 10_000,
      // texts are ours, but nothing in them may make the server read a file or call an address
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    async send({ id, to, replyTo, unsubscribe, subject, text, html }) {
      // an object, never text: commas and brackets of a name cannot add a recipient
      const address = (text: string) => ({ name: '', address: text });
      transport ??= open();
      await (await transport).sendMail({
        from,
        ...(id && { messageId: `<${id}@${from.address.split('@').at(-1)}>` }),
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
      });
    },
  };
}

/** A header is one line, whatever its parts hold. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
