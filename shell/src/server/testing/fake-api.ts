import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CommonData } from 'shared-kernel/contract/site';
import { aCommon } from 'shared-kernel/testing/a-common';

/** Minimal site data. */
export function commonData(siteName = 'Souk'): CommonData {
  const { setting, site_setting } = aCommon();
  return aCommon({
    setting: { ...setting, phone: null, email: 'shop@example.test' },
    site_setting: {
      ...site_setting,
      ...{ site_name: siteName, site_url: '', header_logo: '', footer_logo: '', copyright_text: '' },
    },
  });
}

interface SeenCall {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
export type Answer = (request: SeenCall, response: ServerResponse) => void;

export const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const success = (data: unknown) => ({ status: 200, message: '', data });

/** A small HTTP server that replaces the API. `answers` by path without query; `common` and `localization` are included. */
export async function startFakeApi(answers: Record<string, Answer> = {}) {
  const seen: SeenCall[] = [];
  const known: Record<string, Answer> = {
    '/api/v1/common': (_, response) => json(response, success(commonData())),
    '/api/v1/localization': (_, response) => json(response, success({})),
    '/health': (_, response) => json(response, { status: 'ok' }),
    ...answers,
  };
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    seen.push(call);
    const answer = known[call.url.split('?')[0] ?? ''];
    if (answer) answer(call, response);
    else json(response, { status: 404, message: 'not found', data: null }, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answers: known,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;
