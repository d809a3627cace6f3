import os from 'node:os';

/** Name of the operator for the history: `SOUK_OPERATOR`, or else the machine's user. */
export function operatorName() {
  if (process.env.SOUK_OPERATOR) return process.env.SOUK_OPERATOR;
  try {
    return os.userInfo().username;
  } catch {
    // a container's user may have no name
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
