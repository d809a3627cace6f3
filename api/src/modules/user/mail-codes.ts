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
  /** pictures that shoppers sent */
  photos: PictureStore;
  /** what a browser has opened by links of mails goes with it into the account */
  access: Pick<OrderAccess, 'openedBy'>;
  /** where shoppers see the shop */
  config: Pick<Config, 'publicOrigin'>;
}

/** Requests per minute and address where somebody could guess passwords or codes, or fill a mailbox. */
export const GUESSES = 20;

/** What signing up and a forgotten password share: sending a code. */
export function createCodeMails({ db, clock, mailer, config }: UserDependencies) {
  return {
    /** Sends, and takes the code back when that fails. @throws Fault 503 */
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
 * The code to mail. How long this browser has to wait for another one is said either way (`Retry-After`), for the countdown of the
 * page. When others have asked for too many, nothing is said: the page would wait for a code that nobody has sent.
 * @throws Refused when one was sent too recently, or too many from other browsers
 */
export function codeOf({ code, wait }: Issued, reply: FastifyReply): string {
  if (wait === null) throw new Refused('user.manyCodes');
  reply.header('retry-after', wait);
  if (code === null) throw new Refused('user.waitForCode');
  return code;
}
