import { rm } from 'node:fs/promises';

/** Jest's global tear-down. */
export default async function stopPostgres(): Promise<void> {
  const running = globalThis.testPostgres;
  if (!running) return;
  await running.server.stop();
  await rm(running.folder, { recursive: true, force: true });
}
