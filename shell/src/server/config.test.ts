import { readConfig } from './config';

test('A1 the shell listens on this machine alone unless HOST says otherwise, and operations on a port of their own', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, opsHost: '127.0.0.1', opsPort: 3004 });
  expect(readConfig({ HOST: '0.0.0.0', PORT: '80', OPS_PORT: '9464', OPS_HOST: '10.0.0.7' })).toMatchObject({
    host: '0.0.0.0',
    opsHost: '10.0.0.7',
    opsPort: 9464,
  });
});

test.each([{ OPS_PORT: 'x' }, { PORT: '-1' }, { HOST: '', OPS_PORT: '1.5' }])('refuses %j', (env) => {
  expect(() => readConfig(env)).toThrow(/PORT=/);
});

test('the limits of a shop that sets none', () => {
  expect(readConfig({})).toMatchObject({
    loadMs: 300,
    renderMs: 1000,
    apiReadMs: 5000,
    apiWriteMs: 15_000,
    fetchMs: 3000,
    drainMs: 500,
  });
});
