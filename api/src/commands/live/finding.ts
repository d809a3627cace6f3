/** Result of one check before going live. */
export interface Finding {
  /** name of the check: 'sender' */
  about: string;
  /** `missing`: must be fixed before going live; `look`: only the operator can tell */
  state: 'fine' | 'missing' | 'look';
  /** a sentence, with instructions if necessary */
  what: string;
}

export const fine = (about: string, what: string): Finding => ({ about, state: 'fine', what });
export const missing = (about: string, what: string): Finding => ({ about, state: 'missing', what });
export const look = (about: string, what: string): Finding => ({ about, state: 'look', what });
