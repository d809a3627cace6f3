const STORAGE_KEY = 'checkoutVoucher';

/** The code that was applied in this tab, kept while the shopper moves between screens; empty without one. */
export function keptVoucher(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the code for this tab. @param code empty: forget it */
export function keepVoucher(code: string): void {
  try {
    if (code) sessionStorage.setItem(STORAGE_KEY, code);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // without storage it lasts as long as the screen
  }
}
