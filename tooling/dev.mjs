import { parseArgs } from 'node:util';
import { REMOTES } from '../souk-remote/build/parts.mjs';
import { develop, OPTIONS } from '../souk-remote/cli/dev.mjs';
import { developShop } from './dev/whole-shop.mjs';
import { Fault, runCommand } from './shop/fault.mjs';

/**
 * `npm run dev` runs the whole shop and watches for changes. `npm run dev -- --only mfe-catalog --shop https://shop.example` builds
 * one remote and shows it in the pages of a shop that runs elsewhere, like `souk-remote dev`. `PORT`: default 3000.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, ...OPTIONS } });
  if (values.only !== undefined) {
    if (!REMOTES.includes(values.only))
      throw new Fault(`--only takes one of ${REMOTES.join(', ')}, not '${values.only}'.`);
    return develop(values.only, values);
  }
  const stop = await developShop({ port: Number(process.env.PORT || 3000), log: console.log });
  const end = () => stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
});
