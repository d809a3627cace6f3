// The container that runs before all others: reports what is missing, or leaves the settings for the API. Exits with 1 when the
// shop may not start.
import fs from 'node:fs';
import { decideSettings } from './settings.mjs';

const FILE = process.env.SETTINGS_FILE ?? '/settings/settings.json';
const SANDBOX = process.env.SANDBOX ?? 'http://sandbox:8025';

const known = fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')).kind : undefined;
const { faults, notes, settings } = decideSettings(process.env, await offeredBySandbox(), known);
if (settings) {
  for (const line of notes) console.log(line);
  fs.writeFileSync(`${FILE}.new`, JSON.stringify(settings));
  fs.renameSync(`${FILE}.new`, FILE);
  const { SHOP_ADDRESS, SANDBOX_ADDRESS } = process.env;
  if (settings.kind === 'shop') console.log(`The settings are complete. The shop will be at ${SHOP_ADDRESS}`);
  else
    console.log(
      `The demo shop will be at ${SHOP_ADDRESS} (log in: shopper@souk.example / souk-demo), its mailbox at ${SANDBOX_ADDRESS}`,
    );
} else {
  console.error(`\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}

/** Compose starts this container after a healthy sandbox, if there is one. */
async function offeredBySandbox() {
  const read = async (what) => (await fetch(`${SANDBOX}/${what}.json`, { signal: AbortSignal.timeout(5000) })).json();
  try {
    const mail = { SMTP_URL: `smtp://${new URL(SANDBOX).hostname}:1025` };
    return { mail, ...(await read('gateways')), ...(await read('providers')) };
  } catch {
    return null;
  }
}
