import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { formOf, jsonOf, keepRawBodies } from '../request-body';
import { createOutbox } from './deliver-webhook';
import { createFlutterwave } from './flutterwave';
import { decisionPage, donePage, type HostedPage, noSuchPage, postBackPage } from './hosted-page';
import { createIyzico } from './iyzico';
import { GATEWAY_NAMES, type GatewayName } from './keys';
import { createPaypal } from './paypal';
import { play, type Stage, sendNews } from './play-scenario';
import { createRazorpay } from './razorpay';
import { Refusal } from './refusal';
import { isScenario, type Switches, turn, usual } from './scenario';
import type { Decision, Desk, Simulator } from './simulator';
import { type Attempt, createStore } from './store';
import { createStripe } from './stripe';

const MAKERS: Record<GatewayName, (desk: Desk) => Simulator> = {
  stripe: createStripe,
  razorpay: createRazorpay,
  paypal: createPaypal,
  flutterwave: createFlutterwave,
  iyzico: createIyzico,
};

export interface GatewayOptions {
  /** the shop's URL for webhooks, without the gateway's name: `http://…/api/v1/payment/webhook` */
  webhookBase: () => string;
  /** URL of these simulators for browsers, such as `http://localhost:3002` */
  publicOrigin: () => string;
  /** their URL for the shop's servers; default: the same */
  serverOrigin?: () => string;
  clock?: () => Date;
  /** ms after the shopper's return until a late webhook is sent */
  late?: number;
  /** ms before each retry of a rejected webhook */
  pauses?: readonly number[];
}

/** Simulators of the five gateways, with their state in memory. */
export interface Gateways {
  /** Mounts them at `/stripe`, `/razorpay`, `/paypal`, `/flutterwave` and `/iyzico`. */
  mount(app: FastifyInstance): void;
  attempts(name: GatewayName): readonly Attempt[];
  switches(name: GatewayName): Switches;
  /** Sends delayed webhooks and waits until every webhook is answered. */
  settle(): Promise<void>;
  close(): void;
}

export function createGateways({
  clock = () => new Date(),
  late = 2000,
  pauses = PAUSES,
  publicOrigin,
  serverOrigin = publicOrigin,
  ...where
}: GatewayOptions): Gateways {
  const outbox = createOutbox({ late, pauses });
  const all = GATEWAY_NAMES.map((name) => {
    const attempts = createStore(clock);
    const switches = usual();
    const desk: Desk = {
      attempts,
      switches,
      clock,
      base: () => `${publicOrigin()}/${name}`,
      api: () => `${serverOrigin()}/${name}`,
      announce: (attempt, news) => outbox.begin(() => sendNews(stage, attempt, news)),
      shown: (attempt) => ({ ...attempt, ...switches.lies }),
    };
    const simulator = MAKERS[name](desk);
    const stage: Stage = { simulator, outbox, clock, webhookUrl: () => `${where.webhookBase()}/${name}` };
    return { name, desk, stage };
  });
  const one = (name: GatewayName) => {
    const found = all.find((gateway) => gateway.name === name);
    if (!found) throw new Error(`There is no gateway ${name}.`);
    return found;
  };
  return {
    mount(app) {
      for (const { name, desk, stage } of all)
        app.register(async (scope) => mountOne(scope, desk, stage), { prefix: `/${name}` });
    },
    attempts: (name) => one(name).desk.attempts.all(),
    switches: (name) => one(name).desk.switches,
    settle: () => outbox.settle(),
    close: () => outbox.close(),
  };
}

const PAUSES = [1000, 5000, 30_000] as const;

function mountOne(app: FastifyInstance, desk: Desk, stage: Stage): void {
  const { attempts, switches } = desk;
  keepRawBodies(app);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    throw error;
  });
  app.addHook('onRequest', async (request) => {
    if (!/\/(v[123]|payment)\//.test(request.url)) return;
    if (switches.slow > 0) await sleep(switches.slow);
    if (switches.down) throw new Refusal(503, { message: 'The simulated gateway is switched off.' });
  });
  stage.simulator.routes(app);
  payPages(app, desk, stage);

  app.get('/sandbox/attempts', async () => attempts.all());
  app.get('/sandbox/scenario', async () => switches);
  app.post('/sandbox/scenario', async (request, reply) => {
    const fault = turn(switches, jsonOf(request));
    return fault ? reply.code(400).send({ message: fault }) : switches;
  });
}

function payPages(app: FastifyInstance, { attempts, switches }: Desk, stage: Stage): void {
  const { title } = stage.simulator;
  const show = (reply: FastifyReply, { html, policy }: HostedPage) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const attempt = attempts.find(params.id);
    if (!attempt?.returnUrl) return show(reply.code(404), noSuchPage(title));
    return show(
      reply,
      attempt.state === 'open' ? decisionPage(title, attempt, switches.scenario) : donePage(title, attempt),
    );
  });
  app.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const attempt = attempts.find(request.params.id);
    if (!attempt?.returnUrl) return show(reply.code(404), noSuchPage(title));
    if (attempt.state !== 'open') return show(reply, donePage(title, attempt));
    const { decision, scenario = switches.scenario } = formOf(request);
    if (!isDecision(decision) || !isScenario(scenario))
      return show(reply.code(400), decisionPage(title, attempt, switches.scenario));
    const back = await play(stage, attempt, decision, scenario);
    if (!back) return show(reply, donePage(title, attempt));
    return back.method === 'GET' ? reply.redirect(back.url, 303) : show(reply, postBackPage(title, attempt, back));
  });
}

const isDecision = (text: unknown): text is Decision => text === 'approve' || text === 'decline' || text === 'cancel';
