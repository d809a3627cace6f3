import { isEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import { createPictureStore } from '../../modules/uploads/picture-store';
import { erasePerson, lockOrdersUnderWay } from '../../modules/user/erase-person';
import { createUserQueries } from '../../modules/user/user.queries';
import { command, Misuse, Refusal } from '../command';
import { line } from '../values';

/** Does the same as 'delete my account', for people who write to the shop instead; also for guests, by the address of their orders. */
export const userErase = command({
  verb: 'erase',
  about: 'deletes somebody: the account, and what is kept under the address; orders stay without the person',
  arguments: { '<email>': 'of the account, or of a guest’s orders' },
  examples: ['user erase maya@example.com'],
  input: z.object({ email: line(200) }),
  async run({ email }, { db, uploads }) {
    if (!isEmail(email)) throw new Misuse([`<email> must be an email address, but is '${email}'.`]);
    const erased = await db.transaction().execute(async (trx) => {
      const users = createUserQueries(trx);
      const known = await users.findByEmail(email);
      const user = known && (await users.lock(known.id));
      const underWay = await lockOrdersUnderWay(trx, user?.id ?? null);
      if (underWay.length > 0)
        throw new Refusal([
          `${email} has orders under way: ${underWay.join(', ')}. Deliver or cancel them first; whoever packs them needs the address.`,
        ]);
      const done = await erasePerson(trx, { userId: user?.id ?? null, email: user?.email ?? email, proved: true });
      return { ...done, account: user !== undefined };
    });
    await createPictureStore(db, uploads).remove(erased.pictures);
    const { account, orders, pictures, atEnd } = erased;
    return {
      messages: [
        account
          ? `The account of ${email} is deleted.`
          : `There is no account of ${email}; what was kept under the address is deleted.`,
        `Orders kept without the person: ${orders}. Photos deleted: ${pictures.length}.`,
        ...(atEnd > 0
          ? [`Orders of guests under way, which lose the person by themselves when they end: ${atEnd}.`]
          : []),
      ],
      data: { account, orders, photos: pictures.length, at_end: atEnd },
    };
  },
});
