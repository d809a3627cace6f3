import pg from 'pg';
import { type ConfigFault, readConfig } from './config';

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigFault).faults;
  }
};

test('an empty environment is sufficient', () => {
  expect(readConfig({})).toMatchObject({ port: 3001, host: '127.0.0.1', databaseUrl: null, rateLimit: true });
});

test('each fault is reported on its own line with its variable and without passwords', () => {
  const faults = faultsOf({
    PORT: '99999',
    DATABASE_URL: 'mysql://u:secret@h/d',
    SMTP_URL: 'no address',
    PUBLIC_ORIGIN: 'ftp://x',
    LOG_LEVEL: 'loud',
    RATE_LIMIT: 'maybe',
    DATABASE_POOL: 'many',
  });
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'SMTP_URL',
    'PUBLIC_ORIGIN',
    'LOG_LEVEL',
    'RATE_LIMIT',
    'DATABASE_POOL',
  ]) {
    expect(faults.filter((fault) => fault.startsWith(`${name} `))).toHaveLength(1);
  }
  expect(faults.join()).not.toContain('secret');
});

test('PostgreSQL variables allow any characters in the database password', () => {
  const password = 'p@ss/w:rd#1 ?%&';
  const { databaseUrl } = readConfig({ PGHOST: 'postgres', PGUSER: 'souk', PGPASSWORD: password, PGDATABASE: 'shop' });
  expect(new pg.Client(databaseUrl ?? '')).toMatchObject({
    host: 'postgres',
    port: 5432,
    user: 'souk',
    password,
    database: 'shop',
  });
  expect(readConfig({ PGHOST: 'postgres', DATABASE_URL: 'postgres://other/db' }).databaseUrl).toBe(
    'postgres://other/db',
  );
});

test.each(['DATABASE_URL', 'SMTP_URL'])(
  'issue 15 a password in %s that needs URL encoding is reported without being shown',
  (name) => {
    const protocol = name === 'SMTP_URL' ? 'smtp' : 'postgres';
    const [fault] = faultsOf({ [name]: `${protocol}://souk:se#cr/et@shop.example/souk` });
    expect(fault).toMatch(/ a \/ or # in its password written %2F or %23\.$/);
    expect(fault).not.toMatch(/se|cr/);
  },
);

test('PUBLIC_ORIGIN is reduced to an origin; an empty variable counts as missing', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://souk.test/shop?x=1', PORT: '' })).toMatchObject({
    publicOrigin: 'https://souk.test',
    port: 3001,
  });
});

test('payment settings have defaults; faults in gateway keys are listed with the others', () => {
  expect(readConfig({})).toMatchObject({ orderHoldMinutes: 30, reconcileSeconds: 30, payments: { stripe: null } });
  expect(faultsOf({ ORDER_HOLD_MINUTES: '0', RECONCILE_SECONDS: '-1', STRIPE_SECRET_KEY: 'secret' })).toHaveLength(3);
});
