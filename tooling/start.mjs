// `npm start`: the whole shop with its demo world, or with `--empty` without one. Needs nothing but Node and npm; this file imports
// no package until they are installed.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeEnd } from './shop/children.mjs';
import { Fault, runCommand } from './shop/fault.mjs';
import { installPackages } from './shop/install.mjs';
import { checkNode, checkWritable, holdShopPort } from './shop/preflight.mjs';

const root = path.resolve(import.meta.dirname, '..');

await runCommand(async () => {
  const { reset, size } = readOptions();
  checkNode();
  checkWritable(path.join(root, '.souk'));
  const port = await holdShopPort();
  installPackages(root);
  const { buildForThisCheckout } = await import('./shop/build.mjs');
  await buildForThisCheckout();
  const { startShop } = await import('./shop/shop.mjs');
  let painted;
  const behind = (work) => {
    painted = work.then(
      () => 'All pictures are there.',
      (error) => `✖ Pictures of galleries are missing; the next start makes them: ${error.message}`,
    );
  };
  const shop = await startShop({ root, port, reset, size, behind, log: console.log });
  console.log(welcome(shop));
  if (painted)
    console.log('  Pictures of details and rooms are still being painted; galleries show a stand-in until then.');
  painted?.then((message) => console.log(`  ${message}`));
  let stopping = false;
  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping ...');
    await shop.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  const fallen = await shop.fallen;
  if (!stopping) console.error(`\n✖ ${describeEnd(fallen)}. The rest is stopped.`);
  await stop(1);
});

/** Content of the shop. @throws Fault for unknown options */
function readOptions() {
  const size = process.env.DEMO_SIZE?.trim() || 'full';
  if (size !== 'full' && size !== 'small') throw new Fault(`DEMO_SIZE must be full or small, but is '${size}'.`);
  try {
    const { values } = parseArgs({ options: { reset: { type: 'boolean' }, empty: { type: 'boolean' } } });
    return { reset: values.reset ?? false, size: values.empty ? 'none' : size };
  } catch (error) {
    throw new Fault(`${error.message} npm start takes --reset and --empty: npm start -- --empty`);
  }
}

function welcome({ url, api, mailbox, held, setUp }) {
  const demo = held === 'demo';
  const lines = [
    `Souk is up:   ${url}`,
    ...(held === 'nothing'
      ? ['', 'The shop is empty and not set up yet. In another terminal, in this folder:', '', `  ${setUp}`, '']
      : []),
    ...(demo
      ? [
          `In Arabic:    ${url}/ar`,
          'Log in:       shopper@souk.example / souk-demo   (with orders and addresses)',
          '              new@souk.example / souk-demo       (nothing yet)',
        ]
      : []),
    `Sent mail:    ${mailbox}`,
    'Signing in:   by Google and Facebook too, both simulated (those with keys in the environment are the real ones)',
    'Paying:       at simulated gateways; no money moves (gateways with keys in the environment are the real ones)',
    `API:          ${api}/api/docs`,
    `Ctrl-C ends everything.${demo ? ' npm start -- --reset makes the demo world anew.' : ' The data stays.'}`,
  ];
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n`;
}
