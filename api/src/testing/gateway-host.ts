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
  /** an object is sent as JSON */
  body?: unknown;
}
/** Answers one call; undefined means that it never answers. */
type Answers = (request: ReceivedRequest) => Answer | undefined;

/** A local host that stands in for a gateway's: it records requests and returns the answers set by the test. */
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
    /** Returns the calls so far, such as `POST /v1/orders`, and clears the list. */
    taken: () => requests.splice(0),
    answer: (next: Answers) => {
      answers = next;
    },
    /** Answers by `METHOD path` (without query); anything else gets 501. */
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
