import { type Difference, timeDifference, timeOf } from '../../testing/compare-times';
import { NIGHTLY } from '../../testing/nightly';
import { type Called, testApp } from '../../testing/test-app';
import { hashPassword, verifyPassword } from './password';

/** Off: simulates an API that compares no password for unknown users. */
let dummy = true;
/** Password comparisons, each as slow as any other. */
let compared = 0;
jest.mock('./password', () => {
  const real = jest.requireActual('./password');
  return {
    ...real,
    verifyPassword: (stored: string | null | undefined, password: string) => {
      if (stored == null && !dummy) return Promise.resolve(false);
      compared += 1;
      return real.verifyPassword(stored, password);
    },
  };
});

let now = new Date();
/** ms that the mail server takes; a full or slow mailbox must not affect the response */
let mailTakes = 0;
/** The mail server rejects everything. */
let mailFails = false;
const api = testApp({
  clock: () => now,
  mailer: {
    send: () =>
      new Promise((resolve, reject) =>
        setTimeout(() => (mailFails ? reject(new Error('mailbox full')) : resolve()), mailTakes),
      ),
  },
});

// of equal length, so that even the length of the responses is the same
const KNOWN = 'somebody@example.test';
const UNKNOWN = 'nobodyis@example.test';
const PAIRS = 60;
const USER_TOKEN = 'a'.repeat(32);

let stored = '';
/** ms of one password comparison on this machine now: the time that a response without one would save. */
const comparison = () => timeOf(() => verifyPassword(stored, 'wrong'));

beforeAll(async () => {
  const password_hash = await hashPassword('correct horse');
  stored = password_hash;
  await api.db.insertInto('users').values({ name: 'Noor', email: KNOWN, password_hash }).execute();
});
beforeEach(() => {
  dummy = true;
  mailTakes = 0;
  mailFails = false;
});

const ask = {
  signin: (email: string, user_token = USER_TOKEN) =>
    api.call('signin', { body: { email, password: 'wrong one', user_token } }),
  signup: (email: string, user_token = USER_TOKEN) =>
    api.call('signup', { body: { name: 'Noor', email, password: 'correct horse', user_token } }),
  forgotPassword: (email: string, user_token = USER_TOKEN) =>
    api.call('forgotPassword', { body: { email, user_token } }),
};
type CallName = keyof typeof ask;
/** ms after which another code may be sent. */
const FAR_APART = 10 * 60_000;
const later = () => {
  now = new Date(now.getTime() + FAR_APART);
};

const seen = ({ headers, ...answer }: Called<unknown>, email: string) => {
  const { date: _, ...kept } = headers;
  return JSON.parse(JSON.stringify({ ...answer, headers: kept }).replaceAll(email, 'the address'));
};

test.each<CallName>(['signin', 'signup', 'forgotPassword'])(
  'A5 %s answers a known and an unknown address with the same status, body and headers',
  async (call) => {
    later();
    expect(seen(await ask[call](KNOWN), KNOWN)).toEqual(seen(await ask[call](UNKNOWN), UNKNOWN));
    // and again, when a code was just sent
    expect(seen(await ask[call](KNOWN), KNOWN)).toEqual(seen(await ask[call](UNKNOWN), UNKNOWN));
  },
);

test.each<CallName>(['signup', 'forgotPassword'])(
  'A4 A5 %s answers known and unknown addresses alike after too many requests',
  async (call) => {
    later();
    const answers = [];
    for (const email of [KNOWN, UNKNOWN]) {
      for (let n = 0; n < 10; n++) expect((await ask[call](email, `browser-${n}`.padEnd(32, '.'))).status).toBe(200);
      answers.push(seen(await ask[call](email), email));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ http: 200, status: 201, message: expect.stringMatching(/^Too many codes/) });
    expect(answers[0].headers).not.toHaveProperty('retry-after');
    now = new Date(now.getTime() + 6 * FAR_APART);
  },
);

test.each<CallName>(['signup', 'forgotPassword'])(
  'A5 %s answers known and unknown addresses alike while the mail server fails',
  async (call) => {
    later();
    mailFails = true;
    for (const _ of ['first', 'again']) {
      expect(seen(await ask[call](KNOWN), KNOWN)).toEqual(seen(await ask[call](UNKNOWN), UNKNOWN));
      // a mail that nobody waits for fails later
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  },
);

test('A5 signin compares one password for a known and for an unknown address', async () => {
  for (const email of [KNOWN, UNKNOWN]) {
    later();
    compared = 0;
    await ask.signin(email);
    expect(compared).toBe(1);
  }
});

/** How much longer the response for a known address takes, in password comparisons. */
function differenceOf(call: CallName): Promise<Difference> {
  later();
  const start = now.getTime();
  const askAt = (email: string) => (pair: number) => {
    now = new Date(start + pair * FAR_APART);
    return ask[call](email);
  };
  return timeDifference(askAt(KNOWN), askAt(UNKNOWN), PAIRS, comparison);
}
/**
 * A fifth of a comparison, about 4 ms on a quiet machine. Leaving something out on one side (a comparison, the wait for a mail) shows as a
 * whole one; other differences are far smaller.
 */
const TOLERANCE = 0.2;

// statistics need a quiet machine and minutes
if (NIGHTLY) {
  test.each<CallName>(['signin', 'signup', 'forgotPassword'])(
    'A5 %s takes the same time for a known and an unknown address',
    async (call) => {
      // only existing accounts get a mail for a forgotten password: however slow that is, the response does not wait for it
      mailTakes = call === 'forgotPassword' ? 100 : 0;
      const { low, high } = await differenceOf(call);
      expect(low).toBeLessThan(TOLERANCE);
      expect(high).toBeGreaterThan(-TOLERANCE);
    },
    120_000,
  );

  test('A5 control: the measurement notices a missing comparison', async () => {
    dummy = false;
    expect((await differenceOf('signin')).low).toBeGreaterThan(TOLERANCE);
  }, 120_000);
}
