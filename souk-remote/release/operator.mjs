import os from 'node:os';

/** Who releases, for the history: `SOUK_OPERATOR`, else the user of the machine. */
export function operatorName() {
  if (process.env.SOUK_OPERATOR) return process.env.SOUK_OPERATOR;
  try {
    return os.userInfo().username;
  } catch {
    // a container's user need not have a name
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
