import fs from 'node:fs';
import path from 'node:path';
import { expect, healthy } from './expect.mjs';
import { call, get } from './visit.mjs';

/** A password with all characters that once broke a URL. */
const HARD_PASSWORD = 'p@ss/w:rd#1 ?%&$\'"';
const OWN_SHOP = { POSTGRES_PASSWORD: HARD_PASSWORD, SECRETS: './secrets' };

/** The mail server's URL is in a file, as a secret may be. */
function writeSecrets({ cwd }) {
  fs.mkdirSync(path.join(cwd, OWN_SHOP.SECRETS), { recursive: true });
  fs.writeFileSync(path.join(cwd, OWN_SHOP.SECRETS, 'SMTP_URL'), 'smtp://user:secret@mail.test:587\n');
}

/** An operator's own shop instead of the demo. @type {import('./checks.mjs').Check[]} */
export const OWN_SHOP_CHECKS = [
  [
    'a shop of one’s own does not start on the volumes of the demo',
    async (project) => {
      await project.demo(['stop']);
      writeSecrets(project);
      const { code } = await project.compose(['up', '--detach'], { check: false, env: OWN_SHOP });
      const { output } = await project.compose(['logs', '--tail', '6', 'check-settings']);
      expect(`a refusal, but it says\n${output}`, code !== 0 && output.includes('hold the demo shop'));
    },
  ],

  [
    'a shop of one’s own starts with its settings, whatever characters the password has, and without the demo',
    async (project) => {
      await project.remove();
      await project.compose(['up', '--detach', '--wait'], { env: OWN_SHOP });
      for (const service of ['postgres', 'api', 'shell', 'shell-2', 'nginx'])
        expect(service, await healthy(project, service));
      for (const service of ['sandbox', 'demo-world']) expect(`no ${service}`, (await project.idOf(service)) === '');
      const { html, status } = await get('/').then(async (answer) => ({
        html: await answer.text(),
        status: answer.status,
      }));
      expect('a shop without products', !html.includes('/product/') && status !== 502);
      const gateways = await call('payment-gateway').catch(() => ({}));
      expect('no simulated gateway', !gateways.stripe);
    },
  ],

  [
    'the demo does not start on the volumes of a real shop',
    async (project) => {
      await project.compose(['stop'], { env: OWN_SHOP });
      const { code } = await project.demo(['up', '--detach'], { check: false });
      const { output } = await project.demo(['logs', '--tail', '6', 'check-settings']);
      expect(`a refusal, but it says\n${output}`, code !== 0 && output.includes('hold a shop of your own'));
    },
  ],
];
