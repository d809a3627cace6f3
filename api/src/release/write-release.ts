import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../app';
import { ChangeFeed } from '../changes/change-feed';
import { readConfig } from '../config';
import { connect } from '../db/database';
import { makeFolder } from '../files/make-folder';
import { gatewaysOf } from '../payments/gateways';
import { providersOf } from '../social/providers-of';
import { releaseRecord } from './release-record';

/**
 * `node dist/write-release.mjs FOLDER VERSION`: writes what a release of this build consists of, `record.json` and `openapi.json`. Needs no
 * database and listens nowhere.
 */
async function main([folder, version]: string[]): Promise<void> {
  if (!folder || !version) throw new Error('Usage: node dist/write-release.mjs FOLDER VERSION');
  // routes are declared, none is called: nothing connects
  const db = connect('postgres://nobody@127.0.0.1:1/none');
  const app = await buildApp({
    config: readConfig({}),
    db,
    log: pino({ level: 'silent' }),
    mailer: { send: async () => undefined },
    gateways: gatewaysOf([]),
    providers: providersOf([]),
    clock: () => new Date(),
    changes: new ChangeFeed(),
  });
  await app.ready();
  await makeFolder(folder);
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
  write('openapi.json', app.swagger());
  write('record.json', releaseRecord(app, version));
  await app.close();
  await db.destroy();
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
