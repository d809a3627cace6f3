import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-secrets-'));
const settings = path.join(folder, 'settings.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Environment of a program of the API's image, with these files in the secrets folder. */
function started(files, env = {}) {
  const secrets = fs.mkdtempSync(path.join(folder, 'given-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(secrets, name), text);
  const { stdout } = spawnSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], {
    encoding: 'utf8',
    env: {
      ...env,
      SECRETS_DIR: secrets,
      SETTINGS_FILE: settings,
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'apply-settings.mjs')}`,
    },
  });
  return JSON.parse(stdout);
}

test('a file named like a variable is its value, without the end of its line', () => {
  expect(started({ STRIPE_SECRET_KEY: 'sk_1\n', SMTP_URL: 'smtp://a b\r\n' }, { SMTP_URL: '' })).toMatchObject({
    STRIPE_SECRET_KEY: 'sk_1',
    SMTP_URL: 'smtp://a b',
  });
});

test('a variable that is set wins over its file, and other files mean nothing', () => {
  const env = started({ SMTP_URL: 'smtp://file', 'notes.txt': 'x', '..data': 'y' }, { SMTP_URL: 'smtp://set' });
  expect(env.SMTP_URL).toBe('smtp://set');
  expect(Object.keys(env).filter((name) => /notes|data/.test(name))).toEqual([]);
});

test('the password of the database reaches the API under the name that PostgreSQL has for it', () => {
  expect(started({ POSTGRES_PASSWORD: 'p@ss/w:rd#1' }, { PGPASSWORD: 'souk-demo' }).PGPASSWORD).toBe('p@ss/w:rd#1');
});

test.each(['p@ss/w:rd#1\n', ' $HOME "q" \'\\ ünï\n\n', 'typed in Windows\r\n', 'bare'])(
  'issue 15 the API, the database and a backup read the same password from a file %j',
  (text) => {
    const file = path.join(folder, 'password');
    fs.writeFileSync(file, text);
    // as read by the database's image and backup.sh
    const image = spawnSync('bash', ['-c', 'printf %s "$(< "$0")"', file], { encoding: 'utf8' }).stdout;
    expect(started({ POSTGRES_PASSWORD: text }).PGPASSWORD).toBe(image);
  },
);

test('what check-settings left comes last', () => {
  fs.writeFileSync(settings, JSON.stringify({ env: { SMTP_URL: 'smtp://sandbox', PAYPAL_CLIENT_ID: 'demo' } }));
  expect(started({ SMTP_URL: 'smtp://file' })).toMatchObject({ SMTP_URL: 'smtp://file', PAYPAL_CLIENT_ID: 'demo' });
});

test('what decides on the settings at a second start does not take its own for those of the operator', () => {
  fs.writeFileSync(settings, JSON.stringify({ kind: 'demo', env: { SMTP_URL: 'smtp://sandbox:1025' } }));
  const program = path.join(folder, 'check-settings.mjs');
  fs.writeFileSync(program, 'console.log(process.env.SMTP_URL ?? null)');
  const outputOf = (name) => {
    const file = path.join(folder, name);
    if (file !== program) fs.copyFileSync(program, file);
    const env = { SECRETS_DIR: path.join(folder, 'none'), SETTINGS_FILE: settings };
    const preload = path.join(import.meta.dirname, 'apply-settings.mjs');
    return spawnSync(process.execPath, ['--import', preload, file], { encoding: 'utf8', env }).stdout.trim();
  };
  expect([outputOf('check-settings.mjs'), outputOf('server.mjs')]).toEqual(['null', 'smtp://sandbox:1025']);
});
