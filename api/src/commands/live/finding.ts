/** What was found about one point of a shop that wants to go live. */
export interface Finding {
  /** the point: 'sender' */
  about: string;
  /** `missing`: it cannot go live like that; `look`: only the operator can tell */
  state: 'fine' | 'missing' | 'look';
  /** a sentence, with what to do where something is to be done */
  what: string;
}

export const fine = (about: string, what: string): Finding => ({ about, state: 'fine', what });
export const missing = (about: string, what: string): Finding => ({ about, state: 'missing', what });
export const look = (about: string, what: string): Finding => ({ about, state: 'look', what });
