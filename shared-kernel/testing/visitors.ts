import type { Profile } from '../contract/user';

/** Somebody who looks at the shop without being signed in. */
export function visitor(): null {
  return null;
}

/** Somebody who is signed in. */
export function customer(over: Partial<Profile> = {}): Profile {
  return { id: 7, name: 'Amina', email: 'amina@example.com', cart_count: 0, is_logged_in: true, ...over };
}
