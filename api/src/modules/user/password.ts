import { hash, verify } from '@node-rs/argon2';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared with when there is no such user, so that a wrong email takes as long as a wrong password. */
const NOBODY = hash('nobody has this password', COST);

/** argon2id hash with its own salt, as text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** @param stored null: no such user, or one without a password; takes the same time and returns false */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await NOBODY), password);
  return stored != null && matches;
}
