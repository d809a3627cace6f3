import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { ADDRESS } from './testing/a-guest';
import { aReview } from './testing/a-review';
import { aSite } from './testing/a-site';
import { anOwner, type Belongings, type Identity, type Owner } from './testing/an-owner';
import { type JsonSchema, jsonOf, nearly } from './testing/json-of-schema';
import { NIGHTLY } from './testing/nightly';
import { testApp } from './testing/test-app';

const api = testApp();
const RUNS = NIGHTLY ? 500 : 15;

/** HTTP statuses of calls (D46), except those of a server in trouble. */
const STATUSES = [200, 400, 401, 404, 413, 415, 429];

interface Sold {
  product_id: number;
  inventory_id: number;
  quantity: number;
  store_id: number;
  /** somebody else's review of it */
  review_id: number;
}

/** Calls whose body changes something, with the fields of a valid body. */
const NAMED: Partial<Record<CallName, (has: Belongings, sold: Sold) => object>> = {
  contact: () => ({ name: 'Aisha', email: 'aisha@example.test', subject: 'Hours', message: 'When?', order: '' }),
  emailSubscription: () => ({ email: 'aisha@example.test' }),
  saveAddress: ({ address }) => ({ ...ADDRESS, id: address }),
  makeDefaultAddress: ({ address }) => ({ id: address }),
  askEmailChange: () => ({ email: 'aisha@new.test' }),
  updateProfile: () => ({ name: 'Aisha Karim' }),
  followStore: (_has, { store_id }) => ({ store_id }),
  toggleWishlist: ({ product }) => ({ product_id: product }),
  toggleCompare: ({ product }) => ({ product_id: product }),
  changeCartQuantity: (_has, { product_id, inventory_id, quantity }) => ({ product_id, inventory_id, quantity }),
  buyNow: (_has, { product_id, inventory_id, quantity }) => ({ product_id, inventory_id, quantity }),
  checkCartLines: ({ line }) => ({ checked: [line], unchecked: [] }),
  saveForLater: ({ line }) => ({ id: line, saved: true }),
  updateShipping: ({ address, line }) => ({ selected_address: address, cart: [{ cart: line, shipping_type: 1 }] }),
  buyAgain: ({ placed }) => ({ order_id: placed }),
  placeOrder: () => ({ order_method: 2 }),
  paymentDone: ({ placed }) => ({ id: placed, order_method: 2 }),
  cancelOrder: ({ placed }) => ({ order_id: placed, title: 'Other plans', message: 'Sorry' }),
  convertPhoto: ({ placed }) => ({ order_id: placed }),
  askReturn: ({ delivered, deliveredLine }) => ({
    order_id: delivered,
    lines: JSON.stringify([{ id: deliveredLine, quantity: 1, reason: 'mind' }]),
  }),
  withdrawReturn: ({ delivered, returned }) => ({ order_id: delivered, return_id: returned }),
  voteHelpful: (_has, { review_id }) => ({ review_id, action: 'add' }),
  saveReview: ({ delivered, product }) => ({ order_id: delivered, product_id: product, rating: 3, review: 'Good' }),
};

interface Documented {
  operationId: string;
  parameters?: { name: string; in: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
const documented = (name: CallName): Documented => {
  const path = `${API_BASE}${CALLS[name].path.replace(/:(\w+)/g, '{$1}')}`;
  const methods = api.app.swagger().paths?.[path] as unknown as Record<string, Documented>;
  const operation = methods?.[CALLS[name].method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not documented`);
  return operation;
};

let guest: Identity;
/** an owner whose data are only read */
let reader: Owner;
beforeAll(async () => {
  await aSite(api.db);
  guest = (await anOwner(api, 'guest')).identity;
  reader = await anOwner(api, 'user');
});

/** Fields for buying an owner's product. */
async function soldTo({ has }: Owner): Promise<Sold> {
  const row = await api.db
    .selectFrom('inventory')
    .innerJoin('products', 'products.id', 'inventory.product_id')
    .select(['inventory.id as inventory_id', 'products.store_id', 'inventory.product_id'])
    .where('products.id', '=', has.product)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    quantity: 1,
    review_id: await aReview(api.db, { product: has.product, rating: 4, review: 'Good', day: 1 }),
  };
}

/** Calls of an operation that passed validation while `work` ran. */
async function handled(name: CallName, work: () => Promise<void>): Promise<number> {
  let count = 0;
  const listen = (message: unknown) => {
    const { request } = message as { request: FastifyRequest };
    if ((request.routeOptions.schema as Documented | undefined)?.operationId === name) count += 1;
  };
  subscribe('tracing:fastify.request.handler:start', listen);
  await work().finally(() => unsubscribe('tracing:fastify.request.handler:start', listen));
  return count;
}

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('-1', '1e309', '1.5', '__proto__'));

// logging out would end the session of the other calls
const OPERATIONS = (Object.keys(CALLS) as CallName[]).filter((name) => name !== 'logout');
test.each(OPERATIONS)('I2 %s answers fuzzed calls with an envelope and a status of the contract', async (name) => {
  const { parameters = [], requestBody } = documented(name);
  const { method, path } = CALLS[name];
  const owner = method === 'GET' ? reader : await anOwner(api, 'user');
  const callers = [{}, { user_token: 'a-visitor-of-this-test' }, guest, owner.identity];
  const named = NAMED[name]?.(owner.has, await soldTo(owner)) ?? {};
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const body = (schema ? jsonOf(schema) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>;
  const bodies = nearly(
    fc.tuple(body, fc.boolean()).map(([fields, real]) => (real ? { ...fields, ...named } : fields)),
  );
  const pairs = parameters
    .filter(({ in: place }) => place === 'query')
    .map((each) => fc.tuple(fc.constant(each.name), fc.oneof(jsonOf(each.schema ?? {}).map(String), text)));
  const query = fc.array(fc.oneof(fc.tuple(fc.constantFrom('x', '__proto__'), text), ...pairs), { maxLength: 6 });
  const ids = fc.oneof(text, fc.constantFrom(...Object.values(owner.has).map(String)), fc.nat().map(String));
  const whole = fc.record({ body: bodies, query, id: ids, caller: fc.constantFrom(...callers) });

  const send = async (sent: { body: string; query: [string, string][]; id: string; caller: Identity }) => {
    const url = path.replace(/:\w+/g, () => encodeURIComponent(Buffer.from(sent.id).toString()));
    const { bearer, user_token } = sent.caller;
    const search = new URLSearchParams([...sent.query, ...(user_token ? [['user_token', user_token]] : [])]);
    const answer = await api.app.inject({
      method,
      url: `${API_BASE}${url}?${search}`,
      headers: {
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(method === 'POST' && { payload: sent.body }),
    });
    expect(STATUSES).toContain(answer.statusCode);
    const { status, message, data } = answer.json();
    expect(typeof message).toBe('string');
    expect(answer.statusCode === 200 ? [200, 201] : [answer.statusCode]).toContain(status);
    if (status !== 200) expect(data.form[0]).toEqual(expect.any(String));
    if (answer.statusCode === 429) expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    return status;
  };

  const count = await handled(name, async () => {
    const id = name === 'sitemapPart' ? 'pages' : String(owner.has.placed);
    const status = await send({ body: JSON.stringify(named), query: [], id, caller: owner.identity });
    // fuzzing a call that can never succeed would prove nothing
    if (name in NAMED) expect(status).toBe(200);
    await fc.assert(
      fc.asyncProperty(whole, async (sent) => void (await send(sent))),
      { numRuns: RUNS, seed: 10 },
    );
  });
  expect(count).toBeGreaterThan(0);
});
