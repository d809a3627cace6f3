import type { Profile } from '../contract/user';

/** A visitor who is not signed in. */
export function visitor(): null {
  return null;
}

/** A signed-in user. */
export function customer(over: Partial<Profile> = {}): Profile {
  return { id: 7, name: 'Amina', email: 'amina@example.com', cart_count: 0, is_logged_in: true, ...over };
}
