import { z } from 'zod';
import { command, Refusal } from '../command';
import { id } from '../values';
import { plainMoment } from '../wording';

/** Shows one message of the contact page. */
export const contactShow = command({
  verb: 'show',
  about: 'one message with its text',
  arguments: { '<id>': "of the message, see 'contact list'" },
  examples: ['contact show 12'],
  input: z.object({ id: id() }),
  async run({ id: message }, { db }) {
    const row = await db
      .selectFrom('contact_messages')
      .select(['id', 'created_at as sent', 'name', 'email', 'order_code as order', 'subject', 'message'])
      .where('id', '=', message)
      .executeTakeFirst();
    if (!row) throw new Refusal([`There is no message ${message}; see 'contact list'.`]);
    return {
      messages: [
        `From ${row.name} <${row.email}> at ${plainMoment(row.sent)}`,
        ...(row.order ? [`Order ${row.order}`] : []),
        `Subject: ${row.subject}`,
        '',
        ...row.message.split('\n'),
      ],
      data: row,
    };
  },
});
