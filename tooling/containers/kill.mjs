import { run, until } from './engine.mjs';
import { healthy } from './expect.mjs';

/** Process id of one of nginx's workers on the engine's host. */
export async function nginxWorker(project) {
  const { output } = await run(['docker', 'top', await project.idOf('nginx'), '-eo', 'pid,args']);
  const worker = output.split('\n').find((line) => line.includes('nginx: worker process'));
  if (!worker) throw new Error(`no worker in\n${output}`);
  return Number.parseInt(worker, 10);
}

/**
 * Kills a process of a container as a crash would: `docker kill` counts as a manual stop, after which the engine restarts nothing.
 * It is done by a container that sees the processes of the engine's host, which may be a virtual machine.
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

/** Kills a service's main process and waits until the engine has restarted it and its health check passes. */
export async function crash(project, service) {
  const { Image } = (await project.inspect('nginx')).Config;
  await startedAgain(project, service, (pid) => kill(Image, pid));
}

/**
 * Blocks the event loop of a server's main process and waits until its watchdog has ended it, the engine has restarted it and its
 * health check passes. The loop is started through the debugger, which is closed first: the watchdog ignores a process with one.
 */
export async function hang(project, service) {
  const close = "process.getBuiltinModule('node:inspector').close()";
  const block = `setTimeout(() => { ${close}; setTimeout(() => { for (;;); }, 5000); }, 500)`;
  const program = `
    process.kill(1, 'SIGUSR1');
    let targets;
    for (let tries = 0; !targets && tries < 50; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      targets = await fetch('http://127.0.0.1:9229/json').then((answer) => answer.json(), () => undefined);
    }
    const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
    const call = { id: 1, method: 'Runtime.evaluate', params: { expression: ${JSON.stringify(block)} } };
    socket.onopen = () => socket.send(JSON.stringify(call));
    socket.onmessage = () => process.exit();`;
  await startedAgain(project, service, () =>
    project.demo(['exec', '-T', service, 'node', '--input-type=module', '-e', program]),
  );
}

/** Runs `end`, given the process id, and waits for the restart. */
async function startedAgain(project, service, end) {
  const { State } = await project.inspect(service);
  await end(State.Pid);
  await until('a new start', async () => (await project.inspect(service)).State.StartedAt !== State.StartedAt);
  await until('health', () => healthy(project, service));
}
