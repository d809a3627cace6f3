import { Fault } from '../../http/fault';

/**
 * Reason of an unsent mail, for the log: only codes of the mail server, as its answer names the recipient.
 *
 * @param error what `Mailer.send`, or making the mail, failed with
 */
export function whyNotSent(error: unknown): unknown {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return responseCode === undefined ? error : { code, responseCode };
}

/** The answer to who waits for a mail that is tried again by itself. */
export const stillToBeSent = (): Fault => new Fault(503, 'mail.stillTrying');

/** The answer to who waits for a mail that was not sent; the log has its cause. */
export const mailNotSent = (error: unknown): Fault =>
  Object.assign(new Fault(503, 'mail.notSent'), { cause: whyNotSent(error) });
