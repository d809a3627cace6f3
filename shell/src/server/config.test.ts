import { readConfig } from './config';

test('A1 listens on loopback unless HOST is set, and on a separate operations port', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, opsHost: '127.0.0.1', opsPort: 3004 });
  expect(readConfig({ HOST: '0.0.0.0', PORT: '80', OPS_PORT: '9464', OPS_HOST: '10.0.0.7' })).toMatchObject({
    host: '0.0.0.0',
    opsHost: '10.0.0.7',
    opsPort: 9464,
  });
});

test.each([{ OPS_PORT: 'x' }, { PORT: '-1' }, { HOST: '', OPS_PORT: '1.5' }])('rejects %j', (env) => {
  expect(() => readConfig(env)).toThrow(/PORT=/);
});

test('has these default limits', () => {
  expect(readConfig({})).toMatchObject({
    loadMs: 300,
    renderMs: 1000,
    apiReadMs: 5000,
    apiWriteMs: 15_000,
    fetchMs: 3000,
    warmUpMs: 0,
    drainMs: 500,
    watchdogMs: 30_000,
  });
});
