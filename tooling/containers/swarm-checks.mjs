import { setTimeout as sleep } from 'node:timers/promises';
import { startS3Server } from '../../souk-remote/storage/testing/s3-server.mjs';
import { until } from './engine.mjs';
import { expect } from './expect.mjs';
import { bucketEnv, swarmOf, tagImages } from './swarm.mjs';
import { underLoad } from './under-load.mjs';
import { call, page } from './visit.mjs';

/**
 * Another engine, as in DOCKER_HOST, and the addresses by which the two reach each other: `SECOND_ENGINE=ssh://other
 * NODE_ADDRESSES=10.0.0.1,10.0.0.2`
 */
const { SECOND_ENGINE, NODE_ADDRESSES = '' } = process.env;
const FLOWERS = 'examples/flower-shop';
const PAGES = ['/', '/fr', '/categories', '/page/contact', '/cart'];
/** ms that the swarm is observed after a change: as long as visitors wait for a node that has gone */
const A_WHILE_MS = 15_000;

/** The shop on a swarm (docs/containers.md 'Several machines'). @type {import('./checks.mjs').Check[]} */
export const SWARM_CHECKS = [
  [
    'a second node is joined to a swarm, drained and taken back, then shells and APIs are updated, all under load: no request fails',
    async (project) => {
      if (!SECOND_ENGINE) return 'SECOND_ENGINE names no second engine';
      await project.remove();
      const addresses = NODE_ADDRESSES.split(',');
      const swarm = swarmOf({ second: SECOND_ENGINE, addresses });
      const bucket = await startS3Server(addresses[0]);
      try {
        const images = await tagImages(project, 'souk-test-swarm');
        await swarm.share([...images, 'nginx:1.28', 'postgres:18']);
        await swarm.begin({
          POSTGRES_PASSWORD: 'p@ss/w:rd#1',
          SMTP_URL: 'smtp://mail.test:25',
          S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
          S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
        });
        const origin = { PUBLIC_ORIGIN: 'http://localhost:8080', IMAGES: 'souk-test-swarm' };
        await swarm.deploy(project.cwd, { ...bucketEnv(bucket), ...origin });
        await setUp(swarm, project.cwd);
        // not requested before: a busy machine may answer 503 at first
        for (const address of PAGES) await until(address, () => page(address));
        expect(
          'pictures in the bucket',
          [...bucket.files.keys()].some((key) => key.startsWith('media/')),
        );

        await underLoad(() => joinAndDrain(swarm), { pages: PAGES });
        await underLoad(() => updateServers(swarm), { pages: PAGES });
      } finally {
        await swarm.end();
        await bucket.stop();
      }
    },
  ],
];

/** The flower shop, imported into a swarm as in the document. */
async function setUp(swarm, cwd) {
  const api = await swarm.ownContainer('api');
  const inApi = (...words) => swarm.docker(['exec', api, 'node', 'dist/operate.mjs', ...words]);
  const folder = '/tmp/flower-shop';
  await swarm.docker(['exec', api, 'mkdir', folder]);
  const sent = `tar c -C ${FLOWERS} . | docker exec -i ${api} tar x -C ${folder}`;
  await swarm.shell(sent, cwd);
  await inApi('shop', 'init', '--file', `${folder}/shop.json`);
  await inApi('import', folder);
  await swarm.ownContainer('shell');
  await until('the shop', () => call('products?page=1'));
}

/** Waits for a healthy shell and API on both nodes. */
async function healthyOnBoth(swarm) {
  for (const service of ['api', 'shell']) {
    await swarm.ownContainer(service);
    await until(`a healthy ${service} on the other node`, async () => (await swarm.healthyOnSecond(service)).length);
  }
}

/** The other node joins, runs shell and API, is drained and reactivated. */
async function joinAndDrain(swarm) {
  await swarm.join();
  await healthyOnBoth(swarm);
  await sleep(A_WHILE_MS);
  const [shell] = await swarm.healthyOnSecond('shell');
  const { output } = await swarm.onSecond(['logs', shell]);
  expect(`pages of the other node’s shell in\n${output.slice(-500)}`, output.includes('"msg":"page"'));

  await swarm.setAvailability('drain');
  await until('an empty node', async () => (await swarm.onSecond(['ps', '--quiet'])).output.trim() === '');
  await sleep(A_WHILE_MS);
  await swarm.setAvailability('active');
  await healthyOnBoth(swarm);
  await sleep(A_WHILE_MS);
}

/** Replaces the containers of shells and APIs on both nodes one after the other, as an update to another image does. */
async function updateServers(swarm) {
  for (const service of ['shell', 'api']) {
    await swarm.update(service);
    await healthyOnBoth(swarm);
    await sleep(A_WHILE_MS);
  }
}
