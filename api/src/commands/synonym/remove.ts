import { z } from 'zod';
import { command, Refusal } from '../command';
import { id } from '../values';

/** Removes a search synonym. */
export const synonymRemove = command({
  verb: 'remove',
  about: 'forgets one; the words themselves are found as before',
  arguments: { '<id>': "of the entry, see 'synonym list'" },
  examples: ['synonym remove 12'],
  input: z.object({ id: id() }),
  async run({ id }, { db }) {
    const removed = await db
      .deleteFrom('search_synonyms')
      .where('id', '=', id)
      .returning(['id', 'language', 'word', 'means'])
      .executeTakeFirst();
    if (!removed) throw new Refusal([`There is no entry ${id}; see 'synonym list'.`]);
    return { messages: [`In ${removed.language}, ${removed.word} no longer finds ${removed.means}.`], data: removed };
  },
});
