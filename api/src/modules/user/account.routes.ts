import { AccountData, DeleteAccount } from 'shared-kernel/contract/account';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';
import { whyNotSent } from '../mail/why-not-sent';
import { accountCode, issueAccountCode } from './account-code';
import { readAccountData } from './account-data.queries';
import { createEmailCodes } from './email-codes';
import { erasePerson, lockOrdersUnderWay, ordersUnderWay } from './erase-person';
import { lockUnchanged } from './lock-unchanged';
import { createCodeMails, GUESSES, type UserDependencies } from './mail-codes';
import { createPasswordTries } from './password-tries';
import { createUserQueries, type UserRow } from './user.queries';
import { deletionMail, farewellMail } from './user-mails';

/** requests per minute: the export reads a lot, and nobody needs it more often */
const FILES = 6;
/** Order codes that the message lists at most. */
const NAMED = 3;

/** `user/account/*` (issue 14): export of everything stored about the caller, and deletion of the account. */
export function accountRoutes(api: Api, needs: UserDependencies): void {
  const { db, clock, mailer, devices, photos } = needs;
  const { post, addressed } = createCodeMails(needs);

  async function readUser(id: number): Promise<UserRow> {
    const user = await createUserQueries(db).findById(id);
    if (!user) throw new Fault(401);
    return user;
  }

  api.answer('accountData', { data: AccountData, limit: FILES }, async ({ caller, language, now, reply }) => {
    const data = await readAccountData(db, caller, { language, now });
    if (!data) throw new Fault(401);
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return data;
  });

  api.answer('askDeletionCode', { data: z.string(), limit: GUESSES }, async ({ caller, language, reply }) => {
    const user = await readUser(caller.id);
    const request = accountCode(user.id, user.email, 'delete');
    const code = await issueAccountCode(needs, request, reply);
    await post(deletionMail(await addressed(user.email, user.name, language), code), request);
    return new Answer(user.email, { key: 'user.codeSent' });
  });

  api.answer(
    'deleteAccount',
    { body: DeleteAccount, data: z.literal(true), limit: GUESSES },
    async ({ caller, body, language, request }) => {
      const user = await readUser(caller.id);
      refuseUnderWay(await ordersUnderWay(db, user.id));
      if (user.password_hash !== null) {
        const wrong = Refused.at('password', 'user.wrongPassword');
        const device = await devices.idOf(request, user.id);
        const tried = { email: user.email, stored: user.password_hash, password: body.password ?? '', device };
        const tooMany = Refused.at('password', 'user.manyPasswords');
        if (!(await createPasswordTries(db, clock()).isRight(tried, tooMany))) throw wrong;
      } else {
        const proof = accountCode(user.id, user.email, 'delete');
        // outside the transaction: a wrong attempt has to count
        if (!(await createEmailCodes(db, clock()).redeem(proof, body.code ?? '')))
          throw Refused.at('code', 'user.wrongCode');
      }
      const farewell = farewellMail(await addressed(user.email, user.name, language));
      const { pictures } = await db.transaction().execute(async (trx) => {
        await lockUnchanged(trx, user, Refused.at('password', 'user.wrongPassword'));
        refuseUnderWay(await lockOrdersUnderWay(trx, user.id));
        return erasePerson(trx, { userId: user.id, email: user.email, proved: user.email_proved });
      });
      await photos.remove(pictures);
      // not awaited: the account is deleted whether or not the mail is sent
      mailer.send(farewell).catch((err) => request.log.error({ err: whyNotSent(err) }, 'mail not sent'));
      return new Answer(true as const, { key: 'user.accountDeleted' });
    },
  );
}

/** @throws Refused while there are orders under way: the sender needs the address (docs/decisions/0083) */
function refuseUnderWay(codes: readonly string[]): void {
  if (codes.length === 0) return;
  const named = codes.slice(0, NAMED).join(', ');
  throw new Refused({ key: 'user.ordersUnderWay', values: { orders: codes.length > NAMED ? `${named} …` : named } });
}
