import { Fault } from '../../http/fault';

/**
 * For the log, why a mail was not sent. What a mail server answers names whom the mail was for, so of that only its codes are told.
 *
 * @param error what `Mailer.send`, or making the mail, failed with
 */
export function whyNotSent(error: unknown): unknown {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return responseCode === undefined ? error : { code, responseCode };
}

/** The answer to who waits for a mail that was not sent; the log has its cause. */
export const mailNotSent = (error: unknown): Fault =>
  Object.assign(new Fault(503, 'mail.notSent'), { cause: whyNotSent(error) });
