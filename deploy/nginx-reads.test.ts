import fs from 'node:fs';
import path from 'node:path';
import { API_BASE, type Call } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';
import { parse } from 'yaml';
import { readConfig } from '../shell/src/server/config';
import type { ForwardedName } from '../shell/src/server/forward/match-call';
import { isQuickRead } from '../shell/src/server/forward/quick-read';

// No nginx is needed here: the map is read from the file and applied as nginx does, the first expression that fits wins.
const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '..', file), 'utf8');
const conf = read('deploy/nginx.conf');
const [, map = ''] = /map "\$request_method \$uri" \$reads \{(.*?)\n\}/s.exec(conf) ?? [];
const rows = [...map.matchAll(/"~(.+?)"\s+(\d);/g)].map(([, pattern = '', value]) => [new RegExp(pattern), value]);
const isAskedAgain = (method: string, uri: string) =>
  (rows.find(([pattern]) => (pattern as RegExp).test(`${method} ${uri}`))?.[1] ?? '0') === '1';
/** ms of a limit in one location. */
const limitOf = (location: string, name: string) => {
  const [, block = ''] = new RegExp(`location ${location} \\{\\n(.*?)\\n  \\}`, 's').exec(conf) ?? [];
  return 1000 * Number(new RegExp(`${name} (\\d+)s;`).exec(block)?.[1]);
};

test('issue 15 the edge asks another shell for what only reads, and for nothing else', () => {
  for (const [name, call] of Object.entries<Call>({ ...CALLS, ...GATEWAY_CALLS })) {
    const uri = API_BASE + call.path.replace(/:\w+/g, '7');
    const methods = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method];
    for (const method of methods)
      expect([method, uri, isAskedAgain(method, uri)]).toEqual([
        method,
        uri,
        isQuickRead(method, name as ForwardedName),
      ]);
  }
  for (const page of ['/', '/ar/lamp/product/7', '/media/lamp.webp', '/assets/main.js']) {
    expect([page, isAskedAgain('GET', page), isAskedAgain('HEAD', page)]).toEqual([page, true, true]);
    // a form without script
    expect([page, isAskedAgain('POST', page)]).toEqual([page, false]);
  }
});

test('issue 15 a shell that hangs is passed over once, after every answer of one that works and within a check of health', () => {
  const { apiReadMs, apiWriteMs } = readConfig({});
  const readMs = limitOf('@reads', 'proxy_read_timeout');
  expect(readMs).toBeGreaterThan(apiReadMs + 2000);
  const passedOnMs = limitOf('@reads', 'proxy_next_upstream_timeout');
  // behind an address that has just gone, too
  expect(passedOnMs).toBeGreaterThan(readMs + 2000);
  expect(passedOnMs).toBeLessThan(2 * readMs);
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  expect(Number.parseInt(services.nginx.healthcheck.timeout, 10) * 1000).toBeGreaterThan(readMs);

  expect(limitOf('/', 'proxy_read_timeout')).toBeGreaterThan(2 * apiWriteMs);
  // what may have been done is not sent again: nginx itself would repeat a DELETE
  expect(limitOf('/', 'proxy_next_upstream_timeout')).toBeLessThan(limitOf('/', 'proxy_read_timeout'));
});
