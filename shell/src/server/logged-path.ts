/** What follows these paths gives access to an order or a payment. The log of `deploy/nginx.conf` has the same rule. */
const BEFORE_SECRET = /^(.*?\/(?:track-order|payment\/hand-over)\/).*/is;
const LONGEST = 300;

/**
 * A URL as it may be logged: only the path, since queries contain codes and tokens, and without secrets in it.
 * @param target path and query as received
 */
export function loggedPath(target: string): string {
  const path = target.split(/[?#]/)[0] ?? '';
  const read = decoded(path);
  // characters encoded just to evade the rule are decoded first
  const shown = BEFORE_SECRET.test(read) ? read.replace(BEFORE_SECRET, '$1[secret]') : path;
  return shown.slice(0, LONGEST);
}

function decoded(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
