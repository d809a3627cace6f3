import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { isInBucket } from '../../../../souk-remote/storage/bucket.mjs';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { openFileStore } from '../../files/file-store';
import type { createMailer } from '../../modules/mail/mailer';
import type { Gateways } from '../../payments/gateways';
import { checkDelivery, checkOrigin, checkPayments } from './check-settings';
import { type Finding, fine, missing } from './finding';

/** Dependencies of a shop's process that come from its environment. */
export interface Surroundings {
  db: Database;
  config: Config;
  mailer: ReturnType<typeof createMailer>;
  gateways: Gateways;
}

/** Checks a process's environment: public origin, mails, gateways, stores of pictures. @param mail address for a test mail */
export async function checkEnvironment(
  { db, config, mailer, gateways }: Surroundings,
  mail: string | undefined,
): Promise<Finding[]> {
  return [
    ...checkOrigin(config),
    ...(await checkDelivery(db, config, mailer, mail)),
    ...(await checkPayments(db, gateways)),
    ...(await checkPlaces(config)),
  ];
}

/** Writes, reads and deletes a file in the stores of pictures and shoppers' photos. A missing folder is created with its first file. */
async function checkPlaces({ mediaDir, uploadsDir, bucket }: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [about, place] of Object.entries({ pictures: mediaDir, 'photos of shoppers': uploadsDir })) {
    if (!isInBucket(place) && !(await stat(place).catch(() => null))) continue;
    const store = openFileStore(place, bucket);
    const name = `.check-${randomBytes(10).toString('hex')}`;
    const sent = randomBytes(64);
    try {
      await store.put(name, sent);
      const kept = await store.read(name);
      await store.remove(name);
      if (!kept?.bytes.equals(sent)) throw new Error('what was read is not what was written');
      if (await store.find(name)) throw new Error('what was deleted is still there');
      findings.push(fine(about, `can be written, read and deleted in ${place}.`));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      findings.push(missing(about, `cannot be kept in ${place} (${why}): docs/operating.md names the settings.`));
    }
  }
  return findings;
}
