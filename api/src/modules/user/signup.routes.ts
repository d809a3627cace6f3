import { SignedIn, Signup, Verify } from 'shared-kernel/contract/user';
import { readEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { bearerOf } from '../../http/caller';
import { Answer } from '../../http/envelope';
import { Refused } from '../../http/refused';
import { type CodeRequest, createEmailCodes, type Pending } from './email-codes';
import { enterSession } from './enter-session';
import { codeOf, createCodeMails, GUESSES, type UserDependencies } from './mail-codes';
import { hashPassword } from './password';
import { proveEmail } from './prove-email';
import { sessionDevice } from './session-device';
import { createUserQueries, type UserRow } from './user.queries';
import { requireEmail, requireName, requirePassword } from './user-input';
import { codeMail, knownMail } from './user-mails';

/** `user/signup` and `user/verify` (S167). */
export function signupRoutes(api: Api, needs: UserDependencies): void {
  const { db, clock, devices, access } = needs;
  const { post, addressed } = createCodeMails(needs);
  const users = createUserQueries(db);
  const codes = () => createEmailCodes(db, clock());

  api.answer('signup', { body: Signup, data: z.string(), limit: GUESSES }, async ({ body, language, reply }) => {
    const email = requireEmail(body.email);
    const request: CodeRequest = { email, purpose: 'signup', userToken: body.user_token };
    const again = body.name === undefined && body.password === undefined;
    const name = again ? '' : requireName(body.name ?? '');
    const issued = again
      ? await codes().reissue(request)
      : await codes().issue(request, {
          name,
          password_hash: await hashPassword(await requirePassword(body.password ?? '', { email, name })),
        });
    if (issued === null) throw new Refused('user.signUpAgain');
    const code = codeOf(issued, reply);
    // the same response for known and unknown addresses: only the mail reveals which it is (A5)
    const known = await users.findByEmail(email);
    const proved = known?.email_proved ? known : undefined;
    const recipient = await addressed(email, proved?.name ?? name, language);
    await post(proved ? knownMail(recipient) : codeMail(recipient, code), request);
    return new Answer(email, { key: 'user.codeSent' });
  });

  api.answer('verify', { body: Verify, data: SignedIn, limit: GUESSES }, async ({ body, request }) => {
    const email = readEmail(body.email);
    const redeemed = await codes().redeem({ email, purpose: 'signup', userToken: body.user_token }, body.code);
    const pending = redeemed?.pending;
    if (!pending) throw Refused.at('code', 'user.wrongCode');
    const opened = await access.openedBy(request);
    const data = await db.transaction().execute(async (trx) => {
      const user =
        (await createUserQueries(trx).insert({ ...pending, email })) ?? (await takeOver(trx, email, pending));
      const entry = { userToken: body.user_token, opened, now: clock(), replaces: bearerOf(request) };
      return enterSession(trx, user, { ...entry, device: sessionDevice(request) });
    });
    return new Answer({ ...data, device: await devices.remember(request, data.id) }, { key: 'user.signedIn' });
  });
}

/**
 * Hands an account with an unverified address over to whoever verifies it (docs/decisions/0019).
 *
 * @throws Refused for a verified one: no code for it was ever mailed
 */
async function takeOver(trx: Database, email: string, { name, password_hash }: Pending): Promise<UserRow> {
  const users = createUserQueries(trx);
  const account = await users.findByEmail(email);
  const user = account && (await users.lock(account.id));
  if (!user || user.email_proved) throw Refused.at('code', 'user.wrongCode');
  await proveEmail(trx, user.id, name);
  await users.setPassword(user.id, password_hash);
  return { ...user, name };
}
