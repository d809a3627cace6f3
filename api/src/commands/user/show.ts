import { sql } from 'kysely';
import { z } from 'zod';
import { createUserQueries } from '../../modules/user/user.queries';
import { command, type Desk, Refusal } from '../command';
import { line } from '../values';
import { plainAmount, plainMoment } from '../wording';

interface Facts {
  since: Date;
  with_password: boolean;
  providers: string[];
  sessions: number;
  last_seen: Date | null;
  reviews: number;
  newsletter: boolean;
  closed: boolean;
}
interface Ordered {
  order: string;
  placed: Date;
  total: number;
  currency: string;
  digits: number;
}

/** Shows an account, without what only its owner needs to see. */
export const userShow = command({
  verb: 'show',
  about: 'one account: since when, how it logs in, its latest orders',
  arguments: { '<email>': 'of the account' },
  examples: ['user show maya@example.com'],
  input: z.object({ email: line(200) }),
  async run({ email }, desk) {
    const { db, now } = desk;
    const user = await findUser(desk, email);
    const facts = await sql<Facts>`
      select u.created_at as since, u.password_hash is not null as with_password,
        array(select provider from social_identities where user_id = u.id order by 1) as providers,
        (select count(*) from sessions where user_id = u.id and expires_at > ${now})::integer as sessions,
        (select max(coalesce(last_used_at, created_at)) from sessions where user_id = u.id) as last_seen,
        (select count(*) from reviews r join shoppers s on s.id = r.shopper_id where s.user_id = u.id)::integer as reviews,
        exists (select from newsletter_subscriptions where lower(email) = lower(u.email)) as newsletter, u.closed
      from users u where u.id = ${user.id}`.execute(db);
    const { rows } = await sql<Ordered>`
      select o.tracking_code as "order", o.created_at as placed, o.total_amount as total, o.currency, o.currency_digits as digits
      from orders o join shoppers s on s.id = o.shopper_id where s.user_id = ${user.id}
      order by o.created_at desc, o.id desc limit 20`.execute(db);
    const [{ since, last_seen, ...own } = { since: now, last_seen: null } as Facts] = facts.rows;
    const orders = rows.map(({ placed, total, digits, ...row }) => ({
      ...row,
      placed: plainMoment(placed),
      total: plainAmount(total, digits),
    }));
    const logsIn = [own.with_password ? 'with a password' : '', ...own.providers.map((one) => `by ${one}`)].filter(
      Boolean,
    );
    return {
      messages: [
        `${user.name} <${user.email}>${user.email_proved ? '' : ', an address that nobody has proved'}`,
        `Account since ${plainMoment(since)}${own.closed ? ', closed' : ''}. Logs in ${logsIn.join(', ') || 'by a mailed link'}.`,
        `Open sessions: ${own.sessions}${last_seen ? `, last used ${plainMoment(last_seen)}` : ''}.`,
        `Reviews: ${own.reviews}. Newsletter: ${own.newsletter ? 'yes' : 'no'}.`,
        orders.length === 0 ? 'No orders.' : 'The latest orders:',
      ],
      rows: orders,
      data: {
        id: user.id,
        name: user.name,
        email: user.email,
        email_proved: user.email_proved,
        since,
        last_seen,
        ...own,
        orders,
      },
    };
  },
});

/** @throws Refusal when nobody has this address, with similar addresses */
export async function findUser({ db }: Desk, email: string) {
  const user = await createUserQueries(db).findByEmail(email);
  if (user) return user;
  const { rows } = await sql<{ email: string }>`
    select email from users where levenshtein_less_equal(left(lower(email), 100), left(lower(${email}), 100), 2) <= 2
    order by 1 limit 3`.execute(db);
  const near = rows.map((row) => row.email);
  throw new Refusal([
    `There is no account of ${email}. ${near.length > 0 ? `Did you mean ${near.join(' or ')}?` : "See 'user list'."}`,
  ]);
}
