import type { LanguageCode } from 'shared-kernel/contract/languages';
import {
  ForgotPassword,
  Profile,
  SignedIn,
  Signin,
  Signup,
  UpdatePassword,
  UpdateProfile,
  UpdateUserPassword,
  Verify,
} from 'shared-kernel/contract/user';
import { isEmail } from 'shared-kernel/rules/email';
import { isLongEnough } from 'shared-kernel/rules/password';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';
import type { Mail } from '../mail/mail';
import type { Mailer } from '../mail/mailer';
import { siteName } from '../mail/site-name';
import { createEmailCodes } from './email-codes';
import { countCart, enterSession } from './enter-session';
import { hashPassword, verifyPassword } from './password';
import { createSessions } from './sessions';
import { createUserQueries } from './user.queries';
import { codeMail, knownMail } from './user-mails';

interface Needs {
  db: Database;
  clock: () => Date;
  mailer: Mailer;
}

/** Requests per minute and address where somebody could guess passwords or codes, or fill a mailbox. */
const GUESSES = 20;

/** `user/*` but addresses and lists (S064, S166 to S169, S172, S218). */
export function userRoutes(api: Api, { db, clock, mailer }: Needs): void {
  const users = createUserQueries(db);

  /** Sends, and takes the code back when that fails. */
  async function post(mail: Mail, email: string, purpose: 'signup' | 'password'): Promise<void> {
    try {
      await mailer.send(mail);
    } catch (cause) {
      await createEmailCodes(db, clock()).withdraw(email, purpose);
      throw Object.assign(new Fault(503, 'mail.notSent'), { cause });
    }
  }

  api.answer('signup', { body: Signup, data: z.string(), limit: GUESSES }, async ({ body, language }) => {
    const name = body.name.replace(/\s+/g, ' ').trim();
    if (name === '') throw new Refused('user.nameRequired');
    const email = requireEmail(body.email);
    requirePassword(body.password);
    const password_hash = await hashPassword(body.password);
    const code = await createEmailCodes(db, clock()).issue(email, 'signup', { name, password_hash });
    if (code === null) throw new Refused('user.waitForCode');
    // the same answer for known and unknown addresses: who reads the mail learns which it is (A5)
    const known = await users.findByEmail(email);
    const recipient = await addressed(email, known?.name ?? name, language);
    await post(known ? knownMail(recipient) : codeMail(recipient, code), email, 'signup');
    return new Answer(email, { key: 'user.codeSent' });
  });

  api.answer('verify', { body: Verify, data: SignedIn, limit: GUESSES }, async ({ body }) => {
    const redeemed = await createEmailCodes(db, clock()).redeem(body.email, 'signup', body.code);
    if (!redeemed?.pending) throw new Refused('user.wrongCode');
    const { pending } = redeemed;
    const data = await db.transaction().execute(async (trx) => {
      const user = await createUserQueries(trx).insert({ ...pending, email: body.email.trim() });
      if (!user) throw new Refused('user.wrongCode');
      return enterSession(trx, user, { userToken: body.user_token, now: clock() });
    });
    return new Answer(data, { key: 'user.signedIn' });
  });

  api.answer('signin', { body: Signin, data: SignedIn, limit: GUESSES }, async ({ body }) => {
    const email = requireEmail(body.email);
    if (body.password === '') throw new Refused('user.passwordRequired');
    const user = await users.findByEmail(email);
    const right = await verifyPassword(user?.password_hash, body.password);
    if (!user || !right) throw new Refused('user.wrongPair');
    const entry = { userToken: body.user_token, now: clock(), remember: body.remember_token };
    const data = await db.transaction().execute((trx) => enterSession(trx, user, entry));
    return new Answer(data, { key: 'user.signedIn' });
  });

  api.answer('profile', { data: Profile }, async ({ caller }) => {
    if (!caller) throw new Refused('user.noProfile');
    const cart_count = await countCart(db, caller);
    if (caller.kind === 'guest') return { id: null, name: '', email: '', cart_count, is_logged_in: false };
    const user = await users.findById(caller.id);
    if (!user) throw new Fault(401);
    return { id: user.id, name: user.name, email: user.email, cart_count, is_logged_in: true };
  });

  api.answer('logout', { data: z.literal(true) }, async ({ caller }) => {
    await createSessions(db).close(caller.token);
    return new Answer(true as const, { key: 'user.signedOut' });
  });

  api.answer(
    'forgotPassword',
    { body: ForgotPassword, data: z.string(), limit: GUESSES },
    async ({ body, language, request }) => {
      const email = requireEmail(body.email);
      const code = await createEmailCodes(db, clock()).issue(email, 'password');
      if (code === null) throw new Refused('user.waitForCode');
      const known = await users.findByEmail(email);
      const recipient = await addressed(email, known?.name ?? '', language);
      // not waited for: how long a mail takes, or that it fails, would tell who has an account (A5)
      if (known) {
        post(codeMail(recipient, code), email, 'password').catch((err) => request.log.error({ err }, 'mail not sent'));
      }
      return new Answer(email, { key: 'user.codeSent' });
    },
  );

  api.answer('updatePassword', { body: UpdatePassword, data: z.string(), limit: GUESSES }, async ({ body }) => {
    requirePassword(body.password);
    const redeemed = await createEmailCodes(db, clock()).redeem(body.email, 'password', body.code);
    const user = redeemed && (await users.findByEmail(body.email));
    if (!user) throw new Refused('user.wrongCode');
    await changePassword(user.id, body.password);
    return new Answer(user.email, { key: 'user.passwordChanged' });
  });

  api.answer(
    'updateProfile',
    { body: UpdateProfile, data: z.object({ name: z.string() }) },
    async ({ caller, body }) => {
      const name = body.name.replace(/\s+/g, ' ').trim();
      if (name === '') throw new Refused('user.nameRequired');
      await users.setName(caller.id, name);
      return new Answer({ name }, { key: 'user.profileChanged' });
    },
  );

  api.answer(
    'updateUserPassword',
    { body: UpdateUserPassword, data: z.literal(true), limit: GUESSES },
    async ({ caller, body }) => {
      requirePassword(body.new_password);
      const user = await users.findById(caller.id);
      if (!(await verifyPassword(user?.password_hash, body.current_password))) throw new Refused('user.wrongPassword');
      await changePassword(caller.id, body.new_password, caller.token);
      return new Answer(true as const, { key: 'user.passwordChanged' });
    },
  );

  /** Other sessions end with the old password. */
  async function changePassword(userId: number, password: string, keep?: string): Promise<void> {
    const hashed = await hashPassword(password);
    await db.transaction().execute(async (trx) => {
      await createUserQueries(trx).setPassword(userId, hashed);
      await createSessions(trx).closeAll(userId, keep);
    });
  }

  async function addressed(to: string, name: string, language: LanguageCode) {
    return { to, name, language, site: await siteName(db, language) };
  }
}

function requireEmail(text: string): string {
  const email = text.trim();
  if (email === '') throw new Refused('user.emailRequired');
  if (!isEmail(email)) throw new Refused('user.emailInvalid');
  return email;
}

function requirePassword(password: string): void {
  if (!isLongEnough(password)) throw new Refused('user.passwordLength');
}
