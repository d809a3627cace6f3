/** Minimum length of a password (spec §5, S169). */
export const PASSWORD_MIN = 6;

/** True when a new password has the minimum length (S169). Counts characters, not UTF-16 units. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= PASSWORD_MIN;
}
