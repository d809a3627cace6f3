const LOCAL_MAX = 64;
const EMAIL_MAX = 200;
const ATOM = /^[^\s\p{C}"(),.:;<>@[\\\]]+$/u;
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const ENDING = /^[\p{L}\p{M}]{2,24}$/u;

/** Trims a typed or pasted e-mail address and removes the direction marks that are copied along. */
export const readEmail = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim();

/**
 * True for an e-mail address: local part, @, domain with an ending of 2 to 24 letters (S045). Letters of any script are allowed.
 * Refuses what could end a header line or add a second address. Takes linear time for any input.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const [local, domain, ...rest] = text.split('@');
  if (local === undefined || domain === undefined || rest.length) return false;
  const labels = domain.split('.');
  return (
    local.length <= LOCAL_MAX &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    ENDING.test(labels.at(-1) ?? '')
  );
}
