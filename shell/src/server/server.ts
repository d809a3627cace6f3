import '../shared-modules/server';
import pino from 'pino';
import { GLOBAL_CSS } from 'shared-kernel/ui/global-styles';
import { prepareFrame } from '../chrome/render-frame';
import { render } from '../pages/server';
import { buildShell } from './app';
import { readConfig } from './config';
import { ERROR_CSS } from './document/error-template';
import { readShellFiles } from './shell-files';

/** A process that does not end by then is ended. */
const LONGEST_SHUTDOWN_MS = 10_000;

await listen();

async function listen(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: { name: 'shell', pid: process.pid } });
  const shell = await buildShell({
    config,
    log,
    files: readShellFiles(config.build),
    renderFrame: await prepareFrame(),
    pages: { render },
    globalCss: GLOBAL_CSS + ERROR_CSS,
    processMetrics: true,
  });
  await shell.ops.listen({ port: config.opsPort, host: config.opsHost });
  await shell.app.listen({ port: config.port, host: config.host });

  let stopping = false;
  // who started this process hears it from the process itself, not from whoever answers on its port
  const report = async () => {
    send('listening');
    while (!stopping && !(await shell.readiness()).ready) await new Promise((resolve) => setTimeout(resolve, 50));
    send('ready');
  };
  if (process.connected) void report();
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'draining');
    shell.drain();
    setTimeout(() => process.exit(1), LONGEST_SHUTDOWN_MS).unref();
    // the balancer sees 'not ready' before connections close
    await new Promise((resolve) => setTimeout(resolve, config.drainMs));
    await shell.app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

/** To the process that started this one, when it listens. */
function send(message: 'listening' | 'ready'): void {
  if (process.connected) process.send?.(message);
}
