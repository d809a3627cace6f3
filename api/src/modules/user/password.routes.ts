import type { FastifyRequest } from 'fastify';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { ForgotPassword, SessionRenewed, UpdatePassword, UpdateUserPassword } from 'shared-kernel/contract/user';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';
import { whyNotSent } from '../mail/why-not-sent';
import { type CodeRequest, createEmailCodes } from './email-codes';
import { lockUnchanged } from './lock-unchanged';
import { codeOf, createCodeMails, GUESSES, type UserNeeds } from './mail-codes';
import { hashPassword } from './password';
import { createPasswordTries } from './password-tries';
import { proveEmail } from './prove-email';
import { createSessions } from './sessions';
import { createUserQueries, type UserRow } from './user.queries';
import { requireEmail, requirePassword } from './user-input';
import { codeMail, passwordMail } from './user-mails';

/** A forgotten password is replaced by an emailed code (S168), a known one by itself (S175). Either ends other sessions (A6). */
export function passwordRoutes(api: Api, needs: UserNeeds): void {
  const { db, clock, mailer } = needs;
  const { addressed } = createCodeMails(needs);
  const users = createUserQueries(db);
  const codes = () => createEmailCodes(db, clock());

  /** Not waited for: the password is changed whether or not the mail goes out. */
  function tellChanged(
    { email, name }: UserRow,
    { language, request }: { language: LanguageCode; request: FastifyRequest },
  ): void {
    addressed(email, name, language)
      .then((recipient) => mailer.send(passwordMail(recipient)))
      .catch((err) => request.log.error({ err: whyNotSent(err) }, 'mail not sent'));
  }

  api.answer(
    'forgotPassword',
    { body: ForgotPassword, data: z.string(), limit: GUESSES },
    async ({ body, language, request, reply }) => {
      const email = requireEmail(body.email);
      const wanted: CodeRequest = { email, purpose: 'password', userToken: body.user_token };
      const code = codeOf(await codes().issue(wanted, null), reply);
      const known = await users.findByEmail(email);
      // to the account's own address: letters that look like those of another one are another mailbox
      // nobody is greeted by a name that somebody else may have chosen
      const recipient = await addressed(known?.email ?? email, known?.email_proved ? known.name : '', language);
      // not waited for, and the code stays when it fails: either would tell who has an account (A5)
      if (known) {
        mailer
          .send(codeMail(recipient, code))
          .catch((err) => request.log.error({ err: whyNotSent(err) }, 'mail not sent'));
      }
      return new Answer(email, { key: 'user.codeSent' });
    },
  );

  api.answer('updatePassword', { body: UpdatePassword, data: z.string(), limit: GUESSES }, async (context) => {
    const { body } = context;
    requirePassword(body.password);
    const { email, user_token: userToken } = body;
    const redeemed = await codes().redeem({ email, purpose: 'password', userToken }, body.code);
    const found = redeemed && (await users.findByEmail(email.trim()));
    if (!found) throw Refused.at('code', 'user.wrongCode');
    const hashed = await hashPassword(body.password);
    const user = await db.transaction().execute(async (trx) => {
      await proveEmail(trx, found.id);
      await createUserQueries(trx).setPassword(found.id, hashed);
      await createSessions(trx).closeAll(found.id);
      await createPasswordTries(trx, clock()).startAnew(found.email);
      return (await createUserQueries(trx).findById(found.id)) ?? found;
    });
    tellChanged(user, context);
    return new Answer(user.email, { key: 'user.passwordChanged' });
  });

  api.answer(
    'updateUserPassword',
    { body: UpdateUserPassword, data: SessionRenewed, limit: GUESSES },
    async (context) => {
      const { caller, body } = context;
      requirePassword(body.new_password, 'new_password');
      const user = await users.findById(caller.id);
      if (!user) throw new Fault(401);
      const wrong = Refused.at('current_password', 'user.wrongPassword');
      // who has none sets a first one; an empty password is nobody's
      const first = user.password_hash === null && body.current_password === '';
      const tried = { email: user.email, stored: user.password_hash, password: body.current_password };
      const tooMany = Refused.at('current_password', 'user.manyPasswords');
      if (!first && !(await createPasswordTries(db, clock()).isRight(tried, tooMany))) throw wrong;
      const hashed = await hashPassword(body.new_password);
      const renewed = await db.transaction().execute(async (trx) => {
        await lockUnchanged(trx, user, wrong);
        await createUserQueries(trx).setPassword(user.id, hashed);
        return createSessions(trx).closeOthers(user.id, caller.token, clock());
      });
      if (!renewed) throw new Fault(401);
      tellChanged(user, context);
      return new Answer(renewed, { key: 'user.passwordChanged' });
    },
  );
}
