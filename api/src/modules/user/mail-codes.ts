import type { FastifyReply } from 'fastify';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { Refused } from '../../http/refused';
import type { Mail } from '../mail/mail';
import { readMailLook } from '../mail/mail-look';
import type { Mailer } from '../mail/mailer';
import { mailNotSent } from '../mail/why-not-sent';
import type { OrderAccess } from '../orders/order-access';
import type { PictureStore } from '../uploads/picture-store';
import { type CodeRequest, createEmailCodes, type Issued } from './email-codes';
import type { KnownDevices } from './known-devices';
import type { Recipient } from './user-mails';

export interface UserDependencies {
  db: Database;
  clock: () => Date;
  mailer: Mailer;
  devices: KnownDevices;
  /** photos uploaded by shoppers */
  photos: PictureStore;
  /** orders a browser has opened by mail links, which move into the account */
  access: Pick<OrderAccess, 'openedBy'>;
  /** the shop's public origin */
  config: Pick<Config, 'publicOrigin'>;
}

/** Requests per minute and IP address where somebody could guess passwords or codes, or flood a mailbox. */
export const GUESSES = 20;

/** Shared by all routes that mail codes: sends a code. */
export function createCodeMails({ db, clock, mailer, config }: UserDependencies) {
  return {
    /** Sends the mail, and withdraws the code when that fails. @throws Fault 503 */
    async post(mail: Mail, request: CodeRequest): Promise<void> {
      try {
        await mailer.send(mail);
      } catch (cause) {
        await createEmailCodes(db, clock()).withdraw(request);
        throw mailNotSent(cause);
      }
    },

    async addressed(to: string, name: string, language: LanguageCode): Promise<Recipient> {
      return { to, name, language, look: await readMailLook(db, language, config.publicOrigin) };
    },
  };
}

/**
 * The code to mail. `Retry-After` tells in either case how long this browser must wait for another one, for the page's countdown.
 * When others have requested too many it is not set: the page would wait for a code that was never sent.
 *
 * @throws Refused when one was sent too recently, or too many were requested from other browsers
 */
export function codeOf({ code, wait }: Issued, reply: FastifyReply): string {
  if (wait === null) throw new Refused('user.manyCodes');
  reply.header('retry-after', wait);
  if (code === null) throw new Refused('user.waitForCode');
  return code;
}
