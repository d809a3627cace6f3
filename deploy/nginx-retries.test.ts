import fs from 'node:fs';
import path from 'node:path';
import { API_BASE, type Call } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';
import { parse } from 'yaml';
import { readConfig } from '../shell/src/server/config';
import type { ForwardedName } from '../shell/src/server/forward/match-call';
import { isQuickRead } from '../shell/src/server/forward/quick-read';

// Needs no nginx: reads the map from the file and applies it as nginx does; the first matching expression wins.
const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '..', file), 'utf8');
const conf = read('deploy/nginx.conf');
const [, map = ''] = /map "\$request_method \$uri" \$retryable \{(.*?)\n\}/s.exec(conf) ?? [];
const rows = [...map.matchAll(/"~(.+?)"\s+(\d);/g)].map(([, pattern = '', value]) => [new RegExp(pattern), value]);
const isRetryable = (method: string, uri: string) =>
  (rows.find(([pattern]) => (pattern as RegExp).test(`${method} ${uri}`))?.[1] ?? '0') === '1';
/** Content of one location of the first server, or of the one through which it sends writes. */
const locationIn = (part: string | undefined, location: string) =>
  new RegExp(`location ${location} \\{\\n(.*?)\\n  \\}`, 's').exec(part ?? '')?.[1] ?? '';
const [, edge, inner] = conf.split(/^server \{$/m);
const WRITES = locationIn(edge, '/');
const READS = locationIn(edge, '@retryable');
const WRITES_AGAIN = locationIn(inner, '/');
/** ms */
const timeoutOf = (location: string, name: string) => 1000 * Number(new RegExp(`${name} (\\d+)s;`).exec(location)?.[1]);

test('issue 15 the edge retries exactly the requests that the shell takes for plain reads', () => {
  for (const [name, call] of Object.entries<Call>({ ...CALLS, ...GATEWAY_CALLS })) {
    const uri = API_BASE + call.path.replace(/:\w+/g, '7');
    const methods = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method];
    for (const method of methods)
      expect([method, uri, isRetryable(method, uri)]).toEqual([
        method,
        uri,
        isQuickRead(method, name as ForwardedName),
      ]);
  }
  for (const page of ['/', '/ar/lamp/product/7', '/media/lamp.webp', '/assets/main.js']) {
    expect([page, isRetryable('GET', page), isRetryable('HEAD', page)]).toEqual([page, true, true]);
    // forms without scripts
    expect([page, isRetryable('POST', page)]).toEqual([page, false]);
  }
});

test('issue 15 the edge passes over a hung shell once, not before a working one has answered, and never for a write', () => {
  const { apiReadMs, apiWriteMs } = readConfig({});
  const readMs = timeoutOf(READS, 'proxy_read_timeout');
  expect(readMs).toBeGreaterThan(apiReadMs + 2000);
  const retryMs = timeoutOf(READS, 'proxy_next_upstream_timeout');
  // also after a connection timeout of 1 s
  expect(retryMs).toBeGreaterThan(readMs + 2000);
  expect(retryMs).toBeLessThan(2 * readMs);
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  expect(Number.parseInt(services.nginx.healthcheck.timeout, 10) * 1000).toBeGreaterThan(readMs);

  const writeMs = timeoutOf(WRITES_AGAIN, 'proxy_read_timeout');
  expect(writeMs).toBeGreaterThan(2 * apiWriteMs);
  expect(timeoutOf(WRITES, 'proxy_read_timeout')).toBeGreaterThan(writeMs);
});

test('issue 15 the edge sends nothing twice that a shell may have done: nginx takes all of it for POST, which it never repeats', () => {
  expect(WRITES).toMatch(/proxy_method POST;/);
  const [, to = ''] = /proxy_pass http:\/\/(127\.0\.0\.1:\d+);/.exec(WRITES) ?? [];
  expect(inner).toContain(`listen ${to};`);
  expect(edge).toMatch(/proxy_set_header X-Method \$request_method;/);
  expect(WRITES_AGAIN).toMatch(/proxy_method \$http_x_method;/);
  // headers of a location replace those of its server
  expect(READS).not.toMatch(/proxy_set_header|proxy_method/);
  expect(WRITES).not.toMatch(/proxy_set_header/);
  // these would repeat what a shell may have started
  expect(conf.match(/proxy_next_upstream [^;]+;/g)).toEqual(['proxy_next_upstream error timeout;']);
});
