import fs from 'node:fs';
import path from 'node:path';
import { until } from './engine.mjs';
import { expect } from './expect.mjs';
import { call, get, guestOrder, page } from './visit.mjs';

const UPLOAD = `upload-${'0'.repeat(32)}`;
const BACKUP = ['run', '--rm', '--no-deps', '-T', 'backup'];
const RESTORE = ['run', '--rm', '-T', 'restore'];

/** Why backups cannot be tried: an image that replaces the official one may lack its programs. */
async function lackingProgram(project) {
  const major = (text) => Number.parseInt(/\d+/.exec(text)?.[0] ?? '', 10);
  const query = ['exec', '-T', 'postgres', 'psql', '-U', 'souk', '-Atc', 'show server_version'];
  const server = major((await project.demo(query)).output);
  const { output } = await project.demo([...BACKUP.slice(0, -1), '--entrypoint', 'pg_dump', 'backup', '--version']);
  return major(output) < server ? `pg_dump of this image is ${major(output)}, its server ${server}` : undefined;
}

/** The shop restored to an earlier state. @type {import('./checks.mjs').Check[]} */
export const BACKUP_CHECKS = [
  [
    'a backup brings orders and uploads back into an empty shop, and is refused where it would do harm',
    async (project) => {
      const lacking = await lackingProgram(project);
      if (lacking) return lacking;
      const file = path.join(project.cwd, 'shop.tar');
      const cut = path.join(project.cwd, 'cut.tar');
      const inApi = (command) => project.demo(['exec', '-T', 'api', 'sh', '-c', command]);
      const { order } = await guestOrder();
      await inApi(`for kind in avif webp jpg; do cp "$(ls /media/*.$kind | head -1)" /uploads/${UPLOAD}.$kind; done`);
      const upload = async () => {
        const answer = await get(`/media/${UPLOAD}.jpg`);
        if (!answer.ok) throw new Error(`the upload answers ${answer.status}`);
        return Buffer.from(await answer.arrayBuffer()).toString('base64');
      };
      const picture = await upload();

      await project.demo(BACKUP, { to: file });
      const bytes = fs.readFileSync(file);
      fs.writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length * 0.7)));

      const refused = async (words, from, why) => {
        const { code, output } = await project.demo([...RESTORE, ...words], { from, check: false });
        expect(`a refusal with '${why}', but it says\n${output}`, code !== 0 && output.includes(why));
      };
      await refused(['--replace'], file, 'in use');
      await project.demo(['stop', 'api']);
      await refused([], file, 'There is a shop already');
      await refused(['--replace'], cut, 'not a whole backup');
      await project.demo(['start', 'api']);
      await until('the order', () => call(`track-order/${order}`));

      await project.remove();
      await project.demo(RESTORE, { from: file });
      await project.demo(['up', '--detach', '--wait']);
      await until('a whole page', () => page('/'));
      expect('the order', await call(`track-order/${order}`));
      expect('the same upload', (await upload()) === picture);
      const metrics = `fetch('http://127.0.0.1:3004/metrics').then(async (r) => console.log(await r.text()))`;
      const isListening = async () =>
        /^souk_changes_listening 1$/m.test((await project.demo(['exec', '-T', 'shell', 'node', '-e', metrics])).output);
      await until('changes to be heard', isListening);
      await guestOrder();
    },
  ],

  [
    'a backup replaces what is there, all of it',
    async (project) => {
      const file = path.join(project.cwd, 'shop.tar');
      if (!fs.existsSync(file)) return 'there is no backup';
      const { order } = await guestOrder();
      await project.demo(['stop', 'api']);
      await project.demo([...RESTORE, '--replace'], { from: file });
      await project.demo(['up', '--detach', '--wait', '--no-deps', 'api']);
      const known = await call(`track-order/${order}`).catch(() => null);
      expect('no order from after the backup', !known);
      await until('an order', () => guestOrder());
    },
  ],
];
