import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decideSettings } from './settings.mjs';

const offered = {
  mail: { SMTP_URL: 'smtp://sandbox:1025' },
  stripe: { STRIPE_SECRET_KEY: 'a', STRIPE_API_URL: 'http://sandbox:8025/stripe' },
};
const own = { POSTGRES_PASSWORD: 'p@ss/w:rd#1', SMTP_URL: 'smtp://mail.test' };

describe('without a sandbox', () => {
  test('every missing setting is named, an empty one counts as missing, and the demo is offered', () => {
    const { faults, settings } = decideSettings({ SMTP_URL: ' ' }, null);
    expect(settings).toBeUndefined();
    expect(faults.join('\n')).toMatch(/POSTGRES_PASSWORD: [\s\S]*SMTP_URL: [\s\S]*docker compose --profile demo up/);
  });

  test('a shop with its settings starts; what it can hardly do without is a note', () => {
    const { faults, notes, settings } = decideSettings(own, null);
    expect(faults).toEqual([]);
    expect(notes.join('\n')).toMatch(/PUBLIC_ORIGIN[\s\S]*MAIL_FROM/);
    expect(settings).toEqual({ kind: 'shop', env: {} });
    const all = { ...own, PUBLIC_ORIGIN: 'https://shop.test', MAIL_FROM: 'a@shop.test' };
    const pinned = `@sha256:${'0'.repeat(64)}`;
    const images = {
      NODE_IMAGE: `node:24${pinned}`,
      POSTGRES_IMAGE: 'postgres:18',
      NGINX_IMAGE: `nginx:1.28${pinned}`,
    };
    expect(decideSettings({ ...all, ...images }, null).notes.join('\n')).toMatch(
      /^Worth setting:\n {2}POSTGRES_IMAGE: /,
    );
    images.POSTGRES_IMAGE += pinned;
    expect(decideSettings({ ...all, ...images }, null, 'shop').notes).toEqual([]);
  });

  test('it does not start on the volumes of the demo', () => {
    const { faults, settings } = decideSettings(own, null, 'demo');
    expect(settings).toBeUndefined();
    expect(faults[0]).toContain('hold the demo shop');
  });
});

describe('with a sandbox', () => {
  test('nothing needs to be set: mail and gateways are the simulated ones', () => {
    expect(decideSettings({}, offered, 'demo').settings).toEqual({
      kind: 'demo',
      env: { ...offered.mail, ...offered.stripe },
    });
  });

  test('a gateway with keys of its own gets nothing of the sandbox', () => {
    expect(decideSettings({ STRIPE_SECRET_KEY: 'sk_live_x' }, offered).settings?.env).toEqual(offered.mail);
  });

  test('it never starts on the volumes of a real shop, whose orders its public keys could pay', () => {
    const { faults, settings } = decideSettings(own, offered, 'shop');
    expect(settings).toBeUndefined();
    expect(faults[0]).toContain('hold a shop of your own');
  });
});

describe('the commands of the containers', () => {
  let folder;
  const file = () => path.join(folder, 'settings.json');
  const env = (over) => ({ PATH: process.env.PATH, SETTINGS_FILE: file(), SANDBOX: 'http://127.0.0.1:9', ...over });
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-settings-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const check = (over) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'check-settings.mjs')], {
      env: env(over),
      encoding: 'utf8',
    });

  test('check-settings ends with 1 and writes nothing while something is missing, with 0 afterwards', () => {
    const refused = check({});
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('POSTGRES_PASSWORD')]);
    expect(fs.existsSync(file())).toBe(false);
    expect(check(own).status).toBe(0);
    expect(JSON.parse(fs.readFileSync(file(), 'utf8'))).toEqual({ kind: 'shop', env: {} });
  });

  test('apply-settings fills in what is not set or empty, and nothing without its file', () => {
    const apply = (over) =>
      execFileSync(
        process.execPath,
        ['--import', path.join(import.meta.dirname, 'apply-settings.mjs'), '-p', 'process.env.A + " " + process.env.B'],
        { env: env(over), encoding: 'utf8' },
      ).trim();
    expect(apply({ A: 'own' })).toBe('own undefined');
    fs.writeFileSync(file(), JSON.stringify({ kind: 'demo', env: { A: 'a', B: 'b' } }));
    expect(apply({ A: 'own', B: '' })).toBe('own b');
  });
});
