import { z } from 'zod';
import { createSessions } from '../../modules/user/sessions';
import { createUserQueries } from '../../modules/user/user.queries';
import { command, Refusal } from '../command';
import { line } from '../values';
import { findUser } from './show';

const account = (verb: 'hide' | 'publish', about: string, closed: boolean) =>
  command({
    verb,
    about,
    arguments: { '<email>': 'of the account' },
    examples: [`user ${verb} maya@example.com`],
    input: z.object({ email: line(200) }),
    async run({ email }, desk) {
      const { id } = await findUser(desk, email);
      await desk.db.transaction().execute(async (trx) => {
        // prevents logins in between
        if (!(await createUserQueries(trx).lock(id))) throw new Refusal([`There is no account of ${email} any more.`]);
        await trx.updateTable('users').set({ closed, updated_at: desk.now }).where('id', '=', id).execute();
        if (closed) await createSessions(trx).closeAll(id);
      });
      return { messages: [`The account of ${email} is ${closed ? 'closed' : 'open'}.`], data: { id, email, closed } };
    },
  });

/** Closes an account, or opens it again. Its orders, their links and its reviews stay as they are. */
export const userHide = account('hide', 'closes an account: its sessions end, and nobody can log into it', true);
export const userPublish = account('publish', 'opens a closed account again', false);
