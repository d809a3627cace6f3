import { STORAGE } from '../contract/storage';
import { randomToken } from '../rules/random-token';

/** The format of `randomToken`. Tokens from older servers are accepted from 16 characters. */
const TOKEN = /^[\w-]{16,128}$/;

// where storage cannot be written (private mode, blocked by policy) the token lasts as long as the page
let inMemory: string | undefined;

/**
 * The guest's token (S067): 128 random bits, created at the first call and kept in local storage `user_token`. Unreadable storage
 * or invalid content is silently discarded (D12). Browser only.
 */
export function userToken(): string {
  const stored = read();
  if (stored) return stored;
  inMemory ??= randomToken();
  try {
    localStorage.setItem(STORAGE.userToken, inMemory);
  } catch {
    // falls back to the token in memory
  }
  return inMemory;
}

/** Discards the guest's token (logout, S172): the next call of `userToken` creates a new one. */
export function forgetUserToken(): void {
  inMemory = undefined;
  try {
    localStorage.removeItem(STORAGE.userToken);
  } catch {
    // nothing was stored
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
