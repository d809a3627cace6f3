import { sql } from 'kysely';
import type { Database } from '../../db/database';

export interface UserRow {
  id: number;
  name: string;
  email: string;
  password_hash: string | null;
  /** false: a provider's word that the provider does not vouch for (docs/decisions/0019); see `proveEmail` */
  email_proved: boolean;
}
/** A new account; its address is proved unless said otherwise. */
type NewUser = Omit<UserRow, 'id' | 'email_proved'> & { email_proved?: boolean };

/** People with an account. Emails are compared without regard to case. */
export function createUserQueries(db: Database) {
  const columns = ['id', 'name', 'email', 'password_hash', 'email_proved'] as const;
  return {
    findByEmail: (email: string): Promise<UserRow | undefined> =>
      db.selectFrom('users').select(columns).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst(),

    findById: (id: number): Promise<UserRow | undefined> =>
      db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst(),

    /** As `findById`, and nobody else changes the account or its sessions until the transaction ends. */
    lock: (id: number): Promise<UserRow | undefined> =>
      db.selectFrom('users').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

    /** @returns undefined when the address has an account already */
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

    /** Two accounts that take the same address at once: the second waits until the first has it, before it uses up any code. */
    async lockEmail(email: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email.toLowerCase()}`}, 0))`.execute(db);
    },

    /**
     * Gives an account another address, which its owner or an operator has proved, under `lockEmail`.
     * @returns false: another account has the address, or this one has had another one meanwhile
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
