import { z } from 'zod';
import { createSessions } from '../../modules/user/sessions';
import { createUserQueries } from '../../modules/user/user.queries';
import { command, Refusal } from '../command';
import { line } from '../values';
import { findUser } from './show';

/** Ends all sessions of an account, for people who have lost a phone and write to the shop. */
export const userLogOut = command({
  verb: 'log-out',
  about: 'ends all sessions of an account; it can log in again',
  arguments: { '<email>': 'of the account' },
  examples: ['user log-out maya@example.com'],
  input: z.object({ email: line(200) }),
  async run({ email }, desk) {
    const { id } = await findUser(desk, email);
    const ended = await desk.db.transaction().execute(async (trx) => {
      // prevents logins in between
      const user = await createUserQueries(trx).lock(id);
      if (!user) throw new Refusal([`There is no account of ${email} any more.`]);
      const { length } = await trx.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
      await createSessions(trx).closeAll(id);
      return length;
    });
    return { messages: [`Ended sessions of ${email}: ${ended}.`], data: { email, ended } };
  },
});
