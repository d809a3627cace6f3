// Preloaded by the API's container (`node --import`): settings that check-settings left there, for variables that are not set.
import fs from 'node:fs';

const FILE = process.env.SETTINGS_FILE ?? '/settings/settings.json';

if (fs.existsSync(FILE)) {
  const { env } = JSON.parse(fs.readFileSync(FILE, 'utf8'));
  for (const [name, value] of Object.entries(env)) if (!process.env[name]?.trim()) process.env[name] = value;
}
