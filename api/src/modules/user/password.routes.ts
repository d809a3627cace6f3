import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { ForgotPassword, SessionRenewed, UpdatePassword, UpdateUserPassword } from 'shared-kernel/contract/user';
import { readEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';
import { whyNotSent } from '../mail/why-not-sent';
import { type CodeRequest, createEmailCodes } from './email-codes';
import { lockUnchanged } from './lock-unchanged';
import { codeOf, createCodeMails, GUESSES, type UserDependencies } from './mail-codes';
import { hashPassword } from './password';
import { createPasswordTries } from './password-tries';
import { proveEmail } from './prove-email';
import { createSessions } from './sessions';
import { createUserQueries, type UserRow } from './user.queries';
import { requireEmail, requirePassword } from './user-input';
import { codeMail, passwordMail } from './user-mails';

/** A forgotten password is replaced with an emailed code (S168), a known one by entering it (S175). Either ends other sessions (A6). */
export function passwordRoutes(api: Api, needs: UserDependencies): void {
  const { db, clock, mailer, devices } = needs;
  const { addressed } = createCodeMails(needs);
  const users = createUserQueries(db);
  const codes = () => createEmailCodes(db, clock());

  /** Not awaited: the password is changed whether or not the mail is sent. */
  function mailPasswordChanged(
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
      const known = await users.findByEmail(email);
      const device = await devices.idOf(request, known?.id);
      const codeRequest: CodeRequest = { email, purpose: 'password', userToken: body.user_token, device };
      const code = codeOf(await codes().issue(codeRequest, null), reply);
      // sent to the account's own address, because lookalike letters in the entered one may name another mailbox;
      // greeted by name only if the address is verified, because otherwise somebody else may have chosen the name
      const recipient = await addressed(known?.email ?? email, known?.email_proved ? known.name : '', language);
      // sent after the response, and the code stays valid when sending fails: otherwise either would reveal who has an account (A5)
      const send = async () => mailer.send(codeMail(recipient, code));
      if (known) {
        finished(reply.raw, () => {
          send().catch((err) => request.log.error({ err: whyNotSent(err) }, 'mail not sent'));
        });
      }
      return new Answer(email, { key: 'user.codeSent' });
    },
  );

  api.answer('updatePassword', { body: UpdatePassword, data: z.string(), limit: GUESSES }, async (context) => {
    const { body } = context;
    const { user_token: userToken, password } = body;
    const email = readEmail(body.email);
    await requirePassword(password, { email });
    const known = await users.findByEmail(email);
    const device = await devices.idOf(context.request, known?.id);
    const user = await db.transaction().execute(async (trx) => {
      const redeemed = await createEmailCodes(trx, clock()).redeem(
        { email, purpose: 'password', userToken, device },
        body.code,
      );
      // not thrown here, because the transaction must keep the counted attempt
      if (!redeemed || !known) return undefined;
      // a verified owner may learn that this is the account's name; throwing rolls back, so the code can be used again
      await requirePassword(password, known);
      await proveEmail(trx, known.id);
      await createUserQueries(trx).setPassword(known.id, await hashPassword(password));
      await createSessions(trx).closeAll(known.id);
      await createPasswordTries(trx, clock()).startAnew(known.email);
      return (await createUserQueries(trx).findById(known.id)) ?? known;
    });
    if (!user) throw Refused.at('code', 'user.wrongCode');
    mailPasswordChanged(user, context);
    return new Answer(user.email, { key: 'user.passwordChanged' });
  });

  api.answer(
    'updateUserPassword',
    { body: UpdateUserPassword, data: SessionRenewed, limit: GUESSES },
    async (context) => {
      const { caller, body } = context;
      const user = await users.findById(caller.id);
      if (!user) throw new Fault(401);
      await requirePassword(body.new_password, user, 'new_password');
      const wrong = Refused.at('current_password', 'user.wrongPassword');
      // an account without a password sets its first one; no account has an empty password
      const first = user.password_hash === null && body.current_password === '';
      const device = await devices.idOf(context.request, user.id);
      const tried = { email: user.email, stored: user.password_hash, password: body.current_password, device };
      const tooMany = Refused.at('current_password', 'user.manyPasswords');
      if (!first && !(await createPasswordTries(db, clock()).isRight(tried, tooMany))) throw wrong;
      const hashed = await hashPassword(body.new_password);
      const renewed = await db.transaction().execute(async (trx) => {
        await lockUnchanged(trx, user, wrong);
        await createUserQueries(trx).setPassword(user.id, hashed);
        return createSessions(trx).closeOthers(user.id, caller.token, clock());
      });
      if (!renewed) throw new Fault(401);
      mailPasswordChanged(user, context);
      return new Answer(renewed, { key: 'user.passwordChanged' });
    },
  );
}
