import '../shared-modules/server';
import cluster from 'node:cluster';
import pino from 'pino';
import { gatherLines } from 'shared-kernel/process/gather-lines';
import { standardOutput } from 'shared-kernel/process/standard-output';
import { startWatchdog } from 'shared-kernel/process/watchdog';
import { GLOBAL_CSS } from 'shared-kernel/ui/global-styles';
import { prepareFrame } from '../chrome/render-frame';
import { render } from '../pages/server';
import { buildShell } from './app';
import { readConfig } from './config';
import { ERROR_CSS } from './document/error-template';
import { buildOps } from './ops';
import { answerStarter, PROCESS_NUMBER, startProcesses } from './processes';
import type { ReadyReport } from './readiness';
import { readShellFiles } from './shell-files';
import { warmUp } from './warm-up';

/** ms after which a process that does not stop is killed. */
const LONGEST_SHUTDOWN_MS = 10_000;

const config = readConfig();
/** true once a signal has arrived that stops this process */
let stopping = false;
const log = pino({ level: config.logLevel, base: { name: 'shell', pid: process.pid } }, gatherLines(standardOutput()));
// in every process of a cluster: the primary replaces a worker that ends
startWatchdog({ limitMs: config.watchdogMs, log });
await (config.processes > 1 && cluster.isPrimary ? listenTogether() : listen());

async function listen(): Promise<void> {
  const shell = await buildShell({
    config,
    log,
    files: readShellFiles(config.build),
    renderFrame: await prepareFrame(),
    pages: { render },
    globalCss: GLOBAL_CSS + ERROR_CSS,
    processMetrics: true,
  });
  shell.followChanges();
  const { registry } = shell.metrics;
  if (cluster.isWorker) {
    registry.setDefaultLabels({ process: process.env[PROCESS_NUMBER] });
    answerStarter({ readiness: shell.readiness, metrics: () => registry.getMetricsAsJSON() });
  }
  const port = shell.openLater();
  if (!cluster.isWorker) await shell.ops.listen({ port: config.opsPort, host: config.opsHost });
  // limited, because a page that shows the error is better than none
  await warmUp(shell, config.warmUpMs);
  await shell.app.listen({ port: config.port, host: config.host });
  port.opened();

  void report(shell.readiness);
  onSignal(async (signal) => {
    log.info({ signal }, 'draining');
    shell.drain();
    // the load balancer sees 'not ready' before connections close
    await new Promise((resolve) => setTimeout(resolve, config.drainMs));
    await shell.app.close();
  });
}

/** Runs several processes on one port. This one starts them and answers for all of them on the operations port. */
async function listenTogether(): Promise<void> {
  const processes = await startProcesses({
    count: config.processes,
    onEnd: (facts) => log.error(facts, 'a process ended by itself, another one takes its place'),
  });
  const ops = buildOps(log, processes.readiness, processes.metrics);
  await ops.listen({ port: config.opsPort, host: config.opsHost });
  void report(processes.readiness);
  onSignal(async () => {
    await processes.stop();
    await ops.close();
  });
}

/** Ends the process after `stop`, even if that fails or takes too long. */
function onSignal(stop: (signal: string) => Promise<void>): void {
  const end = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_SHUTDOWN_MS).unref();
    await stop(signal);
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
}

/** The parent process learns from this process itself that it is up, not from whatever answers on its port. */
async function report(readiness: () => Promise<ReadyReport>): Promise<void> {
  send('listening');
  while (process.connected && !stopping && !(await readiness()).ready)
    await new Promise((resolve) => setTimeout(resolve, 50));
  send('ready');
}

/** Sends a message to the parent process, if it listens. */
function send(message: 'listening' | 'ready'): void {
  if (process.connected) process.send?.(message);
}
