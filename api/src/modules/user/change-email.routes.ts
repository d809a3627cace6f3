import { finished } from 'node:stream';
import { AskEmailChange, ChangeEmail, EmailChanged } from 'shared-kernel/contract/account';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';
import { whyNotSent } from '../mail/why-not-sent';
import { accountCode, issueAccountCode } from './account-code';
import { createEmailCodes } from './email-codes';
import { lockUnchanged } from './lock-unchanged';
import { createCodeMails, GUESSES, type UserDependencies } from './mail-codes';
import { moveAddress } from './move-address';
import { createPasswordTries } from './password-tries';
import { createSessions } from './sessions';
import { createUserQueries, type UserRow } from './user.queries';
import { requireEmail } from './user-input';
import { emailChangedMail, newEmailMail, oldEmailMail, takenMail } from './user-mails';

/**
 * `user/email/*` (issue 14): changes an account's email address. Both addresses are verified by an emailed code, the current one because
 * whoever holds a session for a minute must not be able to take over the account. For an address that already has an account the response is
 * the same, and the mail says so instead of containing a code (A5).
 */
export function changeEmailRoutes(api: Api, needs: UserDependencies): void {
  const { db, clock, mailer, devices } = needs;
  const { post, addressed } = createCodeMails(needs);
  const users = createUserQueries(db);

  api.answer(
    'askEmailChange',
    { body: AskEmailChange, data: z.string(), limit: GUESSES },
    async ({ caller, body, language, request, reply }) => {
      const user = await users.findById(caller.id);
      if (!user) throw new Fault(401);
      const email = requireEmail(body.email);
      if (isSameEmail(user, email)) throw Refused.at('email', 'user.sameEmail');
      if (user.password_hash !== null) {
        const device = await devices.idOf(request, user.id);
        const tried = { email: user.email, stored: user.password_hash, password: body.password ?? '', device };
        const tooMany = Refused.at('password', 'user.manyPasswords');
        const right = await createPasswordTries(db, clock()).isRight(tried, tooMany);
        if (!right) throw Refused.at('password', 'user.wrongPassword');
      }
      const oldRequest = accountCode(user.id, user.email, 'oldEmail');
      const newRequest = accountCode(user.id, email, 'newEmail');
      const oldCode = await issueAccountCode(needs, oldRequest, reply);
      const newCode = await issueAccountCode(needs, newRequest, reply).catch(async (error: unknown) => {
        await createEmailCodes(db, clock()).withdraw(oldRequest);
        throw error;
      });
      await post(oldEmailMail(await addressed(user.email, user.name, language), oldCode), oldRequest);
      // looked up and sent after the response: its timing would reveal whether the account exists
      finished(reply.raw, () => {
        const send = async () => {
          const taken = await users.findByEmail(email);
          const recipient = await addressed(taken?.email ?? email, '', language);
          await mailer.send(taken ? takenMail(recipient) : newEmailMail(recipient, newCode));
        };
        send().catch((err) => request.log.error({ err: whyNotSent(err) }, 'mail not sent'));
      });
      return new Answer(email, { key: 'user.codesSent' });
    },
  );

  api.answer(
    'changeEmail',
    { body: ChangeEmail, data: EmailChanged, limit: GUESSES },
    async ({ caller, body, language, request }) => {
      const user = await users.findById(caller.id);
      if (!user) throw new Fault(401);
      const email = requireEmail(body.email);
      const changed = (session: { token: string; expires_in: number }) =>
        new Answer({ email, ...session }, { key: 'user.emailChanged' });
      // confirmed before, by a second tab or a repeated request: the codes are used up, and the result is the one wanted
      if (isSameEmail(user, email)) return changed(await renewSession(db, user.id, caller.token, clock()));
      const codes = createEmailCodes(db, clock());
      const oldRequest = accountCode(user.id, user.email, 'oldEmail');
      const newRequest = accountCode(user.id, email, 'newEmail');
      // outside the transaction: a wrong attempt has to count. If only one code is right, it can be used again
      const oldCode = await codes.check(oldRequest, body.old_code);
      const newCode = await codes.check(newRequest, body.new_code);
      const wrong = (fields: string[]) =>
        new Refused(
          fields.map(() => ({ key: 'user.wrongCode' }) as const),
          undefined,
          fields,
        );
      // a request at the same moment may have used up the codes
      const refusal = async (fields: string[], queries = users) => {
        const current = await queries.findById(user.id);
        return current && isSameEmail(current, email) ? Refused.at('new_code', 'user.sameEmail') : wrong(fields);
      };
      if (oldCode === null || newCode === null)
        throw await refusal([...(oldCode === null ? ['old_code'] : []), ...(newCode === null ? ['new_code'] : [])]);
      const renewed = await db.transaction().execute(async (trx) => {
        await lockUnchanged(trx, user, wrong(['new_code']));
        const queries = createUserQueries(trx);
        await queries.lockEmail(email);
        const used = (await codes.use(oldRequest, oldCode, trx)) && (await codes.use(newRequest, newCode, trx));
        // no code was sent to an address that had an account, so another account has taken it meanwhile
        if (!used || !(await queries.setEmail(user, email))) throw await refusal(['new_code'], queries);
        await moveAddress(trx, user.email.toLowerCase(), email);
        return createSessions(trx).closeOthers(user.id, caller.token, clock());
      });
      if (!renewed) throw new Fault(401);
      // the old address is notified too, so that its owner notices a change by somebody else
      for (const to of [user.email, email]) {
        addressed(to, user.name, language)
          .then((recipient) => mailer.send(emailChangedMail(recipient)))
          .catch((err) => request.log.error({ err: whyNotSent(err) }, 'mail not sent'));
      }
      return changed(renewed);
    },
  );
}

const isSameEmail = (user: UserRow, email: string) => email.toLowerCase() === user.email.toLowerCase();

/** Ends the other sessions once more. @throws Fault 401 when this one has ended meanwhile; then no session is changed */
function renewSession(db: Database, userId: number, token: string, now: Date) {
  return db.transaction().execute(async (trx) => {
    const renewed = await createSessions(trx).closeOthers(userId, token, now);
    if (!renewed) throw new Fault(401);
    return renewed;
  });
}
