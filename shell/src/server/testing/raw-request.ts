import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends a request exactly as written, unlike `fetch` and `inject`, which parse and normalise the URL.
 * @param head request line and headers, without the blank line
 */
export function rawRequest(port: number, head: readonly string[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const [first = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      const [line = '', ...fields] = first.split('\r\n');
      const headers = fields.map((field) => {
        const at = field.indexOf(':');
        return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()];
      });
      resolve({
        status: Number(line.split(' ')[1]),
        headers: Object.fromEntries(headers),
        body: rest.join('\r\n\r\n'),
      });
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
  });
}

/** A GET, or another method, with exactly this target. */
export const rawGet = (port: number, target: string, headers: readonly string[] = [], method = 'GET') =>
  rawRequest(port, [`${method} ${target} HTTP/1.1`, 'Host: shop.test', 'Connection: close', ...headers]);
