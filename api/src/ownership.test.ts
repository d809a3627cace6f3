import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { aUser } from './testing/a-user';
import { anOwner, type Belongings, callAs, type Identity, type Owner, type Sent } from './testing/an-owner';
import { documentedOperations, undocumentedPaths } from './testing/documented-operations';
import { OWNERSHIP, type Owned } from './testing/ownership-rows';
import { snapshot } from './testing/snapshot';
import { withStatements } from './testing/statements';
import { type Called, testApp } from './testing/test-app';
import { until } from './testing/until';

/** Frozen while two calls are compared, because written data contain the time. */
let frozen: Date | null = null;
const api = testApp({ clock: () => frozen ?? new Date() });

const UNKNOWN = { id: 2_000_000_000, text: 'ZZZZZZZZZZZZZZZZ' };
const NO_ID = 1_900_000_000;
const NOTHING: Belongings = {
  address: NO_ID,
  line: NO_ID,
  shippingPlace: NO_ID,
  placed: NO_ID,
  delivered: NO_ID,
  cancelled: NO_ID,
  deliveredLine: NO_ID,
  store: NO_ID,
  returned: NO_ID,
  creditNote: NO_ID,
  code: 'YYYYYYYYYYYYYYYY',
  product: NO_ID,
  review: NO_ID,
  picture: NO_ID,
  session: NO_ID,
};
const STRANGERS = ['nobody', 'a new visitor', 'a guest', 'a new user', 'another user'] as const;

let owners: Owner[];
/** owners whose data are only read */
let readers: Record<'user' | 'guest', Owner>;
let strangers: Record<(typeof STRANGERS)[number], { identity: Identity; has: Belongings }>;
beforeAll(async () => {
  owners = [await anOwner(api, 'user'), await anOwner(api, 'guest')];
  readers = { user: await anOwner(api, 'user'), guest: await anOwner(api, 'guest') };
  strangers = {
    nobody: { identity: {}, has: NOTHING },
    'a new visitor': { identity: { user_token: 'a-visitor-of-this-test' }, has: NOTHING },
    'a guest': await anOwner(api, 'guest'),
    'a new user': { identity: { bearer: (await aUser(api.db)).bearer }, has: NOTHING },
    'another user': await anOwner(api, 'user'),
  };
});
afterEach(() => {
  frozen = null;
});

const OWNED = (Object.keys(OWNERSHIP) as CallName[]).flatMap((name) =>
  Object.entries(OWNERSHIP[name].owned ?? {}).flatMap(([field, ways]) =>
    [ways].flat().map((owned: Owned) => ({ name, field, owned })),
  ),
);

describe('table of operations', () => {
  test('A3 has exactly one row for every documented operation', () => {
    const documented = documentedOperations(api.app).map(({ name, method, path }) => `${name} ${method} ${path}`);
    const rows = (Object.keys(OWNERSHIP) as CallName[]).map((name) => {
      const { method, path } = CALLS[name];
      return `${name} ${method} /api/v1/${path.replace(/:(\w+)/g, '{$1}')}`;
    });
    expect(documented.toSorted()).toEqual(rows.toSorted());
  });

  test('A3 lists the owner of every field that names something', () => {
    for (const { name, fields } of documentedOperations(api.app)) {
      const { open = [], owned = {} } = OWNERSHIP[name as CallName];
      // search is the only way to name something by a word
      const listed = [...open, ...Object.keys(owned)].filter((field) => field !== 'q');
      expect({ name, fields: fields.toSorted() }).toEqual({ name, fields: listed.toSorted() });
    }
  });

  test('A3 undocumented routes are public or need their own secret', () => {
    expect(undocumentedPaths(api.app).toSorted()).toEqual([
      '*',
      '/api/v1/payment/callback/:gateway',
      '/api/v1/payment/hand-over/:token',
      '/api/v1/payment/webhook/:gateway',
      // names changes of public data only
      '/changes',
      '/health',
      '/ready',
    ]);
  });
});

/** What a caller can learn from a response, and the statements sent to the database for it. */
async function observe(name: CallName, identity: Identity, options: Sent) {
  const { result, statements } = await withStatements(() => callAs<never>(api, name, identity, options));
  const { date: _date, ...headers } = result.headers;
  return { answer: { ...result, headers }, statements };
}

/** Mails of earlier orders are sent after their responses, and recorded. */
function untilMailsAreSent() {
  const waiting = api.db.selectFrom('order_news').select('id').where('next_try_at', 'is not', null);
  const noted = api.db.selectFrom('store_notices').select('id').where('next_try_at', 'is not', null);
  return until('mails are sent', async () => !(await waiting.executeTakeFirst()) && !(await noted.executeTakeFirst()));
}

describe.each(OWNED)('$name by $field', ({ name, owned }) => {
  test.each(STRANGERS)(
    'A3 treats other people’s data like unknown data for %s, in answers and statements, and changes nothing',
    async (stranger) => {
      await untilMailsAreSent();
      frozen = new Date();
      const { identity, has } = strangers[stranger];
      const mails = api.mails.length;
      let before = await snapshot(api.db);
      for (const owner of owners) {
        const theirs = owner.has[owned.of];
        const none = typeof theirs === 'number' ? UNKNOWN.id : UNKNOWN.text;
        const unknown = await observe(name, identity, owned.call(none, has, owner.has));
        // a success without the named thing: the caller's own data may have changed earlier, not because of it
        if (unknown.answer.status === 200) before = await snapshot(api.db);
        const foreign = await observe(name, identity, owned.call(theirs, has, owner.has));
        expect(foreign.answer).toEqual(unknown.answer);
        expect(foreign.statements).toEqual(unknown.statements);
        expect(await snapshot(api.db)).toEqual(before);
        expect(unknown.answer.http).toBeLessThan(500);
      }
      expect(api.mails.length).toBe(mails);
    },
  );

  test.each(['user', 'guest'] as const)('A3 gives the calling %s access to their own data', async (kind) => {
    const { auth, method } = CALLS[name];
    const { identity, has } = method === 'GET' ? readers[kind] : await anOwner(api, kind);
    const answer: Called<never> = await callAs(api, name, identity, owned.call(has[owned.of], has, has));
    expect([answer.http, answer.status]).toEqual(auth === 'user' && kind === 'guest' ? [401, 401] : [200, 200]);
    expect(owned.reached?.(answer) ?? true).toBe(true);
  });
});

describe('ownership by caller', () => {
  const USER_ONLY = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].auth === 'user');
  test.each(USER_ONLY)('A3 D30 %s is 401 without bearer and for guests, whatever they send', async (name) => {
    const before = await snapshot(api.db);
    for (const stranger of ['nobody', 'a new visitor', 'a guest'] as const) {
      const answer = await callAs(api, name, strangers[stranger].identity);
      expect([answer.http, answer.status]).toEqual([401, 401]);
    }
    expect(await snapshot(api.db)).toEqual(before);
  });

  const READS = (Object.keys(CALLS) as CallName[]).filter(
    (name) => CALLS[name].method === 'GET' && name !== 'logout' && !name.startsWith('socialLogin'),
  );
  test.each(READS)('A3 %s shows strangers nothing private of an owner, whatever ids they send', async (name) => {
    for (const { has, userId, secrets } of owners) {
      const ids = { user_id: userId ?? 1, shopper_id: 1, address_id: has.address, order_id: has.placed };
      const query = { ...ids, tracking_id: has.code, email: secrets[1] ?? '' };
      const named = (field = '') => [field, field === 'code' ? has.code : has.product] as const;
      const params = Object.fromEntries([...CALLS[name].path.matchAll(/:(\w+)/g)].map(([, field]) => named(field)));
      for (const stranger of STRANGERS) {
        const { data } = await callAs(api, name, strangers[stranger].identity, { params, query });
        const body = JSON.stringify(data);
        for (const secret of secrets) expect(body).not.toContain(secret);
      }
    }
  });
});
