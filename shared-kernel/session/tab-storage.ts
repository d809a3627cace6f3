/**
 * What this tab keeps while it is open, as JSON. Where storage is full or forbidden nothing is kept, and every form works without.
 * Browser only; names of keys: `STORAGE` of the contract.
 */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing is kept
  }
}

/** @returns null when nothing is kept, or nothing readable; what it is has to be looked at: anybody may have written it */
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
    // nothing was kept
  }
}
