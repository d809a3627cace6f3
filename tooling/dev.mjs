import { parseArgs } from 'node:util';
import { REMOTES } from '../souk-remote/build/parts.mjs';
import { developRemote } from './dev/one-remote.mjs';
import { developShop } from './dev/whole-shop.mjs';
import { Fault, runCommand } from './shop/fault.mjs';

/**
 * `npm run dev` runs the whole shop and follows every change. `npm run dev -- --only mfe-catalog --shop https://shop.example` builds
 * one remote and shows it in the pages of a shop that runs elsewhere. `PORT`: default 3000.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, shop: { type: 'string' } } });
  const port = Number(process.env.PORT || 3000);
  const log = console.log;
  const stop = values.only ? await one(values, port, log) : await developShop({ port, log });
  const end = () => stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
});

function one({ only, shop }, port, log) {
  if (!REMOTES.includes(only)) throw new Fault(`--only takes one of ${REMOTES.join(', ')}, not '${only}'.`);
  if (!URL.canParse(shop ?? ''))
    throw new Fault('--shop takes the address of a running shop, such as https://shop.example.');
  return developRemote({ port, remote: only, shop, log });
}
