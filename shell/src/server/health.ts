import type { FastifyInstance } from 'fastify';
import type { RemoteId } from 'shared-kernel/rules/routes';

export interface HealthParts {
  apiOrigin: string;
  /** true once SIGTERM came: no new visitors, please */
  draining(): boolean;
  siteAvailable(): boolean;
  degraded(): RemoteId[];
  releaseSet(): string;
}
const KNOWN_FOR_MS = 2000;

/** `/health`: the process lives. It says nothing else, so visitors may ask it too. */
export function serveHealth(app: FastifyInstance): void {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}

/** `/ready`: the process can serve visitors; a dead remote alone never takes it out (O4). */
export function serveReadiness(app: FastifyInstance, parts: HealthParts): void {
  let known: { at: number; answer: Promise<boolean> } | undefined;
  const apiAnswers = () => {
    if (!known || Date.now() - known.at > KNOWN_FOR_MS) known = { at: Date.now(), answer: ask(parts.apiOrigin) };
    return known.answer;
  };
  app.get('/ready', async (_, reply) => {
    const api = await apiAnswers();
    const draining = parts.draining();
    const ready = !draining && (api || parts.siteAvailable());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, draining, api, degraded: parts.degraded(), releaseSet: parts.releaseSet() });
  });
}

async function ask(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}
