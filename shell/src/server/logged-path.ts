/** What stands behind these opens an order or a payment. The log of `deploy/nginx.conf` has the same rule. */
const BEFORE_SECRET = /^(.*?\/(?:track-order|payment\/hand-over)\/).*/is;
const LONGEST = 300;

/**
 * An address as it may stand in the log: the path alone, since codes and tokens travel in queries, and without the secrets in it.
 * @param target path and query as they came
 */
export function loggedPath(target: string): string {
  const path = target.split(/[?#]/)[0] ?? '';
  const read = decoded(path);
  // an encoding that is only there to be overlooked is read first
  const shown = BEFORE_SECRET.test(read) ? read.replace(BEFORE_SECRET, '$1[secret]') : path;
  return shown.slice(0, LONGEST);
}

function decoded(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
