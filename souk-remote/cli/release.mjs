import { parseArgs } from 'node:util';
import { IN_MONOREPO } from '../build/place.mjs';
import { Fault } from './fault.mjs';
import { ownRemote } from './own-remote.mjs';

const ABOUT_ONE = ['publish', 'try', 'promote', 'rollback', 'withdraw'];

/** The release command, by default for the remote in this folder. It has its own help. */
export async function run(args) {
  if (!IN_MONOREPO) checkPlaces(args);
  const [command, ...rest] = args;
  const named = rest.some((word) => /^(shell|api|mfe-[\w-]+)(@|$)/.test(word));
  const words = ABOUT_ONE.includes(command) && !named && !IN_MONOREPO ? [command, ownRemote(), ...rest] : args;
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...words);
  await import('../release/release.mjs');
}

/** In its own repository a remote has no shop beside it to default to. */
function checkPlaces(args) {
  const { values } = parseArgs({ args, strict: false });
  if (ABOUT_ONE.includes(args[0]) || args[0] === 'status')
    for (const [option, variable] of [
      ['store', 'STORE'],
      ['releases', 'RELEASES'],
    ])
      if (!values[option] && !process.env[variable])
        throw new Fault(`Name the shop: --${option} is missing, and ${variable} is not set.`);
}
