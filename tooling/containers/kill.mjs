import { run, until } from './engine.mjs';
import { healthy } from './expect.mjs';

/** Process id of one of nginx's workers on the engine's machine. */
export async function nginxWorker(project) {
  const { output } = await run(['docker', 'top', await project.idOf('nginx'), '-eo', 'pid,args']);
  const worker = output.split('\n').find((line) => line.includes('nginx: worker process'));
  if (!worker) throw new Error(`no worker in\n${output}`);
  return Number.parseInt(worker, 10);
}

/**
 * Kills a process of a container as a crash would: `docker kill` counts as a stop by hand, after which nothing is started again. It is
 * done by a container that sees the processes of the engine's machine, which may be a virtual one.
 * @param {string} image that has a shell
 */
export const kill = (image, pid) =>
  run([
    'docker',
    'run',
    '--rm',
    '--pid=host',
    '--network=none',
    '--entrypoint',
    'sh',
    image,
    '-c',
    `kill -9 ${Number(pid)}`,
  ]);

/** Kills a service's main process and waits until the engine has started it again and its health check passes. */
export async function crash(project, service) {
  const { State } = await project.inspect(service);
  await kill((await project.inspect('nginx')).Config.Image, State.Pid);
  await until('a new start', async () => (await project.inspect(service)).State.StartedAt !== State.StartedAt);
  await until('health', () => healthy(project, service));
}
