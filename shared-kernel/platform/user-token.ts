import { STORAGE } from '../contract/storage';
import { randomToken } from '../rules/random-token';

/** What `randomToken` makes. What a server of older days may have left is taken from 16 characters on. */
const TOKEN = /^[\w-]{16,128}$/;

// where storage cannot be written (private mode, blocked by policy) the token lives as long as the page
let inMemory: string | undefined;

/**
 * The guest's token (S067): 128 random bits, made at the first call and kept in local storage `user_token`. Unreadable
 * storage or garbage in it is dropped without a word (D12). Browser only.
 */
export function userToken(): string {
  const stored = read();
  if (stored) return stored;
  inMemory ??= randomToken();
  try {
    localStorage.setItem(STORAGE.userToken, inMemory);
  } catch {
    // the token in memory serves
  }
  return inMemory;
}

/** Forgets the guest (logout, S172): the next call of `userToken` makes a new one. */
export function forgetUserToken(): void {
  inMemory = undefined;
  try {
    localStorage.removeItem(STORAGE.userToken);
  } catch {
    // nothing was kept
  }
}

function read(): string | undefined {
  try {
    const stored = localStorage.getItem(STORAGE.userToken);
    return stored && TOKEN.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
