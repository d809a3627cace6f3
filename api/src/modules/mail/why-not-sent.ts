import { Fault } from '../../http/fault';

/**
 * Gives the reason of an unsent mail for the log: only the mail server's codes, as its answer names the recipient.
 *
 * @param error what `Mailer.send`, or making the mail, failed with
 */
export function whyNotSent(error: unknown): unknown {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return responseCode === undefined ? error : { code, responseCode };
}

/** The answer while a mail is retried automatically. */
export const mailDelayed = (): Fault => new Fault(503, 'mail.stillTrying');

/** The answer when a mail was not sent; the log has the cause. */
export const mailNotSent = (error: unknown): Fault =>
  Object.assign(new Fault(503, 'mail.notSent'), { cause: whyNotSent(error) });
