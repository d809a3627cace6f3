import { isEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import { moveAddress } from '../../modules/user/move-address';
import { createSessions } from '../../modules/user/sessions';
import { createUserQueries } from '../../modules/user/user.queries';
import { command, Misuse, Refusal } from '../command';
import { line } from '../values';
import { findUser } from './show';

/** Corrects an account, for people who cannot do it themselves and write to the shop. */
export const userSet = command({
  verb: 'set',
  about: 'corrects name or email of an account, for who has lost the old address; make sure first who asks',
  arguments: { '<email>': 'of the account' },
  options: {
    '--name <text>': 'what the shop calls them',
    '--new-email <address>': 'the new address: newsletter and requests go along, and all sessions end',
  },
  examples: ['user set maya@example.com --name "Maya Lind"', 'user set maya@example.com --new-email maya@lind.example'],
  input: z.object({ email: line(200), name: line(120).optional(), newEmail: line(200).optional() }),
  async run({ email, name, newEmail }, desk) {
    if (name === undefined && newEmail === undefined) throw new Misuse(['Give --name or --new-email.']);
    if (newEmail !== undefined && !isEmail(newEmail))
      throw new Misuse([`--new-email must be an email address, but is '${newEmail}'.`]);
    const { id } = await findUser(desk, email);
    const done = await desk.db.transaction().execute(async (trx) => {
      const users = createUserQueries(trx);
      const user = await users.lock(id);
      if (!user) throw new Refusal([`There is no account of ${email} any more.`]);
      if (name !== undefined) await users.setName(id, name);
      if (newEmail === undefined || newEmail === user.email) return user;
      if (!(await users.setEmail(user, newEmail))) throw new Refusal([`${newEmail} has an account already.`]);
      await moveAddress(trx, user.email.toLowerCase(), newEmail);
      await createSessions(trx).closeAll(id);
      return { ...user, email: newEmail };
    });
    const shown = { id, name: name ?? done.name, email: done.email };
    return { messages: [`The account is that of ${shown.name} <${shown.email}>.`], data: shown };
  },
});
