import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRequest {
  method: string;
  /** path and query */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** an object goes as JSON */
  body?: unknown;
}
/** Answers one call; undefined: it never does. */
type Answers = (request: ReceivedRequest) => Answer | undefined;

/** A host on this machine that stands in for a gateway's: records requests and gives the answers of the test. */
export async function startGatewayHost() {
  const requests: ReceivedRequest[] = [];
  let answers: Answers = () => ({ status: 501 });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    requests.push(call);
    const answer = answers(call);
    if (!answer) return;
    const isText = typeof answer.body === 'string';
    const type = isText ? 'text/plain' : 'application/json';
    response.writeHead(answer.status ?? 200, { 'content-type': type, ...answer.headers });
    response.end(isText ? answer.body : JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** The calls so far, `POST /v1/orders` and the like, and from now on none. */
    taken: () => requests.splice(0),
    answer: (next: Answers) => {
      answers = next;
    },
    /** Answers by `METHOD path` (without query); anything else is 501. */
    routes: (table: Record<string, Answer | ((request: ReceivedRequest) => Answer)>) => {
      answers = (call) => {
        const route = table[`${call.method} ${call.path.split('?')[0]}`];
        return (typeof route === 'function' ? route(call) : route) ?? { status: 501 };
      };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
export type GatewayHost = Awaited<ReturnType<typeof startGatewayHost>>;
