import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../souk-remote/build/place.mjs';
import { onThisMachine } from './nginx.mjs';

const shipped = fs.readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8');
const here = {
  port: 4443,
  innerPort: 4079,
  origin: 'http://localhost:4000',
  certificate: { key: '/t/k', cert: '/t/c' },
  folder: '/t/nginx',
};

test.each([
  ['1.22.1', 'listen 127.0.0.1:4443 ssl http2;'],
  ['1.28.0', 'listen 127.0.0.1:4443 ssl; http2 on;'],
])('adapts the shipped nginx configuration to this machine, nginx %s', (version, listen) => {
  const settings = onThisMachine(shipped, { ...here, version });
  expect(settings).toContain(listen);
  expect(settings).toContain('set $shell http://127.0.0.1:4000;');
  expect(settings).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  expect(settings).toContain('proxy_temp_path /t/nginx/proxy;');
  // several run side by side
  expect([...settings.matchAll(/listen (\S+?)[ ;]/g)].map(([, at]) => at)).toEqual([
    '127.0.0.1:4443',
    '127.0.0.1:4079',
  ]);
  expect(settings).toContain('proxy_pass http://127.0.0.1:4079;');
  expect(settings).not.toMatch(/8080|8079|shell:3000|resolver|include|\/dev\/std|\/var\//);
});

test('rejects an unknown configuration', () => {
  expect(() => onThisMachine('server { listen 80; }', { ...here, version: '1.28.0' })).toThrow("no 'listen 8080;'");
});
