import cluster from 'node:cluster';
import path from 'node:path';
import { type Processes, startProcesses } from './processes';
import { until } from './testing/until';

/** Answers like the shell's processes, with the behaviour the test needs. */
const PROGRAM = path.join(__dirname, 'testing/one-of-processes.mjs');

let processes: Processes | undefined;
const ended: unknown[] = [];
afterEach(async () => {
  await processes?.stop();
  processes = undefined;
  ended.length = 0;
});
async function start(env: Record<string, string> = {}): Promise<string> {
  let port = 0;
  cluster.setupPrimary({ exec: PROGRAM, args: [JSON.stringify(env)] });
  cluster.on('listening', (_, address) => {
    port = address.port;
  });
  processes = await startProcesses({ count: 2, onEnd: (facts) => ended.push(facts), restartMs: 10 });
  // reported by the cluster, sometimes after the processes' own messages
  await until('the port is known', () => port > 0);
  return `http://127.0.0.1:${port}`;
}
const ask = async (url: string) => Number(await (await fetch(url, { headers: { connection: 'close' } })).text());
/** Pids of the processes that answer on the port. */
async function pids(url: string): Promise<number[]> {
  const seen = new Set<number>();
  for (let at = 0; at < 12; at++) seen.add(await ask(url));
  return [...seen];
}
const now = () => processes as Processes;

test('all processes share one port, readiness report and metrics page', async () => {
  const url = await start();
  expect(await pids(url)).toHaveLength(2);
  expect(await now().readiness()).toMatchObject({ ready: true, reasons: [], releaseSet: 'one' });
  const metrics = await now().metrics();
  expect(metrics).toContain('requests{process="1"} 6');
  expect(metrics).toContain('requests{process="2"} 6');
  expect(metrics.match(/# TYPE requests counter/g)).toHaveLength(1);
});

test('is not ready while one process is not, and reports why', async () => {
  await start({ notReady: '2' });
  expect(await now().readiness()).toMatchObject({
    ready: false,
    reasons: ['no remote can be rendered'],
    releaseSet: 'one two',
  });
});

test('replaces a crashed process while the rest keep serving', async () => {
  const url = await start();
  const before = await pids(url);
  process.kill(before[0] as number, 'SIGKILL');
  await until('its end is known', () => ended.length === 1);
  expect(ended).toEqual([{ process: expect.any(Number), code: null, signal: 'SIGKILL' }]);
  expect((await now().readiness()).reasons).toEqual([]);
  await until('two serve again', async () => {
    const after = await pids(url);
    return after.length === 2 && !after.includes(before[0] as number);
  });
});

test('fails when a process exits before it listens', async () => {
  await expect(start({ fails: '2' })).rejects.toThrow('process 2 ended with 3 before it listened');
  await until('the other one is gone, too', () => Object.keys(cluster.workers ?? {}).length === 0);
});

test('stops once all processes have answered their open requests', async () => {
  const url = await start({ slow: 'yes' });
  const answers = [ask(`${url}/slow`), ask(`${url}/slow`)];
  await until('both are asked', async () => (await now().metrics()).includes('requests{process="2"} 1'));
  await processes?.stop();
  expect((await Promise.all(answers)).every((pid) => pid > 0)).toBe(true);
  await expect(fetch(url)).rejects.toThrow();
});
