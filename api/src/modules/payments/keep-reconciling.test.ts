import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { pino } from 'pino';
import { createBackground } from './background';
import { keepReconciling } from './keep-reconciling';

/** A server with a reconciler whose rounds take 100 ms. */
async function aServer(seconds: number) {
  const rounds = { begun: 0, ended: 0, atOnce: 0 };
  const app = Fastify();
  const reconcile = async () => {
    rounds.begun++;
    rounds.atOnce = Math.max(rounds.atOnce, rounds.begun - rounds.ended);
    await pause(100);
    rounds.ended++;
    throw new Error('a round that fails ends nothing');
  };
  const background = createBackground(pino({ level: 'silent' }));
  keepReconciling(app, { background, reconcile }, seconds);
  await app.ready();
  return { app, rounds };
}
const listen = (app: Awaited<ReturnType<typeof aServer>>['app']) => app.listen({ host: '127.0.0.1', port: 0 });

test('P3 rounds run one at a time after listening starts, even after a failed one', async () => {
  const { app, rounds } = await aServer(0.02);
  await pause(50);
  expect(rounds.begun).toBe(0);
  await listen(app);
  while (rounds.ended < 3) await pause(20);
  await app.close();
  expect(rounds.atOnce).toBe(1);
});

test('O4 closing waits for the current round and starts no other', async () => {
  const { app, rounds } = await aServer(0.01);
  await listen(app);
  while (rounds.begun === 0) await pause(5);
  await app.close();
  const { begun } = rounds;
  expect(rounds.ended).toBe(begun);
  await pause(50);
  expect(rounds.begun).toBe(begun);
});

test('0 seconds runs no rounds in this process', async () => {
  const { app, rounds } = await aServer(0);
  await listen(app);
  await pause(50);
  await app.close();
  expect(rounds.begun).toBe(0);
});
