import { sql } from 'kysely';
import type { Database } from '../../db/database';

export interface UserRow {
  id: number;
  name: string;
  email: string;
  password_hash: string | null;
  /** false: the address comes from a provider that does not vouch for it (docs/decisions/0019); see `proveEmail` */
  email_proved: boolean;
}
/** A new account; its address counts as verified by default. */
type NewUser = Omit<UserRow, 'id' | 'email_proved'> & { email_proved?: boolean };

/** User accounts. Email addresses are compared case-insensitively. */
export function createUserQueries(db: Database) {
  const columns = ['id', 'name', 'email', 'password_hash', 'email_proved'] as const;
  return {
    findByEmail: (email: string): Promise<UserRow | undefined> =>
      db.selectFrom('users').select(columns).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst(),

    findById: (id: number): Promise<UserRow | undefined> =>
      db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst(),

    /** Like `findById`, and locks the account and its sessions against changes until the transaction ends. */
    lock: (id: number): Promise<UserRow | undefined> =>
      db.selectFrom('users').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

    /** @returns undefined when the address already has an account */
    insert: (user: NewUser): Promise<UserRow | undefined> =>
      db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.doNothing())
        .returning(columns)
        .executeTakeFirst(),

    async setName(id: number, name: string): Promise<void> {
      await db.updateTable('users').set({ name, updated_at: sql`now()` }).where('id', '=', id).execute();
    },

    /** Lets the second of two accounts that take the same address at once wait, before it uses up any code. */
    async lockEmail(email: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email.toLowerCase()}`}, 0))`.execute(db);
    },

    /**
     * Changes an account's address to one that its owner has verified, or an operator vouches for, under `lockEmail`.
     *
     * @returns false: another account has the address, or this account's address was changed meanwhile
     */
    async setEmail({ id, email: from }: Pick<UserRow, 'id' | 'email'>, email: string): Promise<boolean> {
      await this.lockEmail(email);
      const { rows } = await sql`
        update users set email = ${email}, email_proved = true, updated_at = now()
        where id = ${id} and email = ${from}
          and not exists (select from users other where lower(other.email) = ${email.toLowerCase()} and other.id <> ${id})
        returning id`.execute(db);
      return rows.length > 0;
    },

    async setPassword(id: number, password_hash: string): Promise<void> {
      await db.updateTable('users').set({ password_hash, updated_at: sql`now()` }).where('id', '=', id).execute();
    },
  };
}
