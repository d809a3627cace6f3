// `npm start`: the whole shop with its demo world. Nothing but Node and npm is needed; this file imports no package until they are installed.
import path from 'node:path';
import { describeEnd } from './shop/children.mjs';
import { runCommand } from './shop/fault.mjs';
import { installPackages } from './shop/install.mjs';
import { checkNode, checkWritable, holdShopPort } from './shop/preflight.mjs';

const root = path.resolve(import.meta.dirname, '..');
const reset = process.argv.includes('--reset');

await runCommand(async () => {
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
      (made) => `All pictures are there, ${made} of them since the shop was up.`,
      (error) => `✖ Pictures of galleries are missing; the next start makes them: ${error.message}`,
    );
  };
  const shop = await startShop({ root, port, reset, behind, log: console.log });
  console.log(welcome(shop));
  if (painted)
    console.log('  Pictures of details and rooms are still being painted; galleries show a stand-in until then.');
  painted?.then((told) => console.log(`  ${told}`));
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

function welcome({ url, api, mailbox }) {
  return `
  Souk is up:   ${url}
  In Arabic:    ${url}/ar
  Log in:       shopper@souk.example / souk-demo   (with orders and addresses)
                new@souk.example / souk-demo       (nothing yet)
  Sent mail:    ${mailbox}
  Signing in:   by Google and Facebook too, both simulated (those with keys in the environment are the real ones)
  Paying:       at simulated gateways; no money moves (gateways with keys in the environment are the real ones)
  API:          ${api}/api/docs
  Ctrl-C ends everything. npm start -- --reset makes the demo world anew.
`;
}
