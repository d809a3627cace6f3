import { Profile, SignedIn, Signin, UpdateProfile } from 'shared-kernel/contract/user';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { bearerOf } from '../../http/caller';
import { Answer } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';
import { accountRoutes } from './account.routes';
import { changeEmailRoutes } from './change-email.routes';
import { countCart, enterSession } from './enter-session';
import { lockUnchanged } from './lock-unchanged';
import { GUESSES, type UserDependencies } from './mail-codes';
import { passwordRoutes } from './password.routes';
import { createPasswordTries } from './password-tries';
import { sessionDevice } from './session-device';
import { createSessions } from './sessions';
import { sessionRoutes } from './sessions.routes';
import { signupRoutes } from './signup.routes';
import { createUserQueries } from './user.queries';
import { requireEmail, requireName } from './user-input';

/** `user/*` except addresses and lists (S064, S166 to S169, S172, S218). */
export function userRoutes(api: Api, needs: UserDependencies): void {
  const { db, clock, devices, access } = needs;
  const users = createUserQueries(db);
  signupRoutes(api, needs);
  passwordRoutes(api, needs);
  changeEmailRoutes(api, needs);
  sessionRoutes(api, needs);
  accountRoutes(api, needs);

  api.answer('signin', { body: Signin, data: SignedIn, limit: GUESSES }, async ({ body, request }) => {
    const email = requireEmail(body.email);
    if (body.password === '') throw Refused.at('password', 'user.passwordRequired');
    const user = await users.findByEmail(email);
    const device = await devices.idOf(request, user?.id);
    const tried = { email: user?.email ?? email, stored: user?.password_hash, password: body.password, device };
    const right = await createPasswordTries(db, clock()).isRight(tried, new Refused('user.manyPasswords'));
    if (!user || !right) throw new Refused('user.wrongPair');
    const remember = body.remember_token;
    const known = { now: clock(), remember, replaces: bearerOf(request) };
    const opened = await access.openedBy(request);
    const entry = { ...known, userToken: body.user_token, opened, device: sessionDevice(request) };
    const data = await db.transaction().execute(async (trx) => {
      await lockUnchanged(trx, user, new Refused('user.wrongPair'));
      return enterSession(trx, user, entry);
    });
    return new Answer({ ...data, device: await devices.remember(request, data.id) }, { key: 'user.signedIn' });
  });

  api.answer('profile', { data: Profile }, async ({ caller }) => {
    if (!caller) throw new Refused('user.noProfile');
    const cart_count = await countCart(db, caller);
    if (caller.kind === 'guest') return { id: null, name: '', email: '', cart_count, is_logged_in: false };
    const user = await users.findById(caller.id);
    if (!user) throw new Fault(401);
    const { id, name, email, password_hash } = user;
    return { id, name, email, cart_count, is_logged_in: true, has_password: password_hash !== null };
  });

  api.answer('logout', { data: z.literal(true), use: 'writes' }, async ({ caller }) => {
    await createSessions(db).close(caller.token);
    return new Answer(true as const, { key: 'user.signedOut' });
  });

  api.answer(
    'updateProfile',
    { body: UpdateProfile, data: z.object({ name: z.string() }) },
    async ({ caller, body }) => {
      const name = requireName(body.name);
      await users.setName(caller.id, name);
      return new Answer({ name }, { key: 'user.profileChanged' });
    },
  );
}
