/**
 * Stores a value as JSON for as long as this tab is open. Does nothing when storage is full or blocked; every form works without
 * it. Browser only; names of keys: `STORAGE` of the contract.
 */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing is stored
  }
}

/** @returns null when nothing is stored, or nothing readable; validate the value, as anybody may have written it */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function dropFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
