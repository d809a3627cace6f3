// Preloaded by every program of the API's image (NODE_OPTIONS): reads settings from files, for variables that are not set. A file
// in the secrets folder contains one and has its name; the file left by check-settings contains the rest.
import fs from 'node:fs';
import path from 'node:path';

const FILE = process.env.SETTINGS_FILE ?? '/settings/settings.json';
const SECRETS = process.env.SECRETS_DIR ?? '/secrets';
const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

const setWhenMissing = (name, value) => {
  if (!process.env[name]?.trim()) process.env[name] = value;
};

const withoutLineEnds = (text) => {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
};

for (const name of fs.existsSync(SECRETS) ? fs.readdirSync(SECRETS) : []) {
  if (!VARIABLE.test(name)) continue;
  const text = fs.readFileSync(path.join(SECRETS, name), 'utf8');
  // must equal the password that the database's image reads from the same file: its shell removes every trailing \n, but no \r
  const value = name === 'POSTGRES_PASSWORD' ? withoutLineEnds(text) : text.replace(/\r?\n$/, '');
  setWhenMissing(name, value);
  // the API reads the variable of PostgreSQL's programs; compose has a default for the demo
  if (name === 'POSTGRES_PASSWORD') process.env.PGPASSWORD = value;
}
// the program that decides on these settings must not mistake those of the previous start for the operator's: it would leave none
const decides = path.basename(process.argv[1] ?? '') === 'check-settings.mjs';
if (!decides && fs.existsSync(FILE)) {
  const { env } = JSON.parse(fs.readFileSync(FILE, 'utf8'));
  for (const [name, value] of Object.entries(env)) setWhenMissing(name, value);
}
