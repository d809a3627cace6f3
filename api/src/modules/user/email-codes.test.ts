import { type KyselyPlugin, sql, UpdateQueryNode } from 'kysely';
import type { Database } from '../../db/database';
import { connectWithLongTimeouts } from '../../testing/connect-with-long-timeouts';
import { testDatabase } from '../../testing/test-database';
import { type CodeRequest, createEmailCodes } from './email-codes';

const database = testDatabase();
const START = new Date('2026-05-01T10:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const codesAt = (seconds: number) => createEmailCodes(database.db, after(seconds));

let count = 0;
const aRequest = (change: Partial<CodeRequest> = {}): CodeRequest => ({
  email: `person-${++count}@example.test`,
  purpose: 'password',
  userToken: 'a'.repeat(32),
  ...change,
});
async function issued(request: CodeRequest, seconds = 0): Promise<string> {
  const { code } = await codesAt(seconds).issue(request, null);
  if (code === null) throw new Error('too soon');
  return code;
}
const rowOf = ({ email }: CodeRequest) =>
  database.db.selectFrom('email_codes').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const another = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0');

/** Makes a hundred wrong guesses at once; returns how many were compared with the code. */
async function guessAtOnce(db: Database, request: CodeRequest, code: string): Promise<number> {
  let compared = 0;
  const codes = createEmailCodes(db, after(1), async (stored) => {
    if (stored != null) compared += 1;
    return false;
  });
  await Promise.all(Array.from({ length: 100 }, (_, n) => codes.redeem(request, another(code, n + 1))));
  return compared;
}

/**
 * The same database, but counting an attempt in two steps: reads the number, then writes one more.
 *
 * @param writer connections of its own, because the readers' are still in use while it writes
 */
function countingInTwoSteps(db: Database, writer: Database): Database {
  const counts = new WeakSet<object>();
  // nobody writes before six have read
  let read = 0;
  let go = () => {};
  const sixHaveRead = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { updates } = db.updateTable('email_codes').set({ attempts: sql`attempts` }).toOperationNode();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!UpdateQueryNode.is(node)) return node;
      counts.add(queryId);
      return { ...node, updates };
    },
    async transformResult({ queryId, result }) {
      if (!counts.has(queryId)) return result;
      const rows = result.rows.map((row) => ({ ...row, attempts: Number(row.attempts) + 1 }));
      read += 1;
      if (read === 6) go();
      await sixHaveRead;
      for (const { attempts } of rows) await writer.updateTable('email_codes').set({ attempts }).execute();
      return { ...result, rows };
    },
  };
  return db.withPlugin(plugin);
}

describe('guesses', () => {
  test('A4 of a hundred concurrent guesses five are compared; then the right code fails too', async () => {
    const request = aRequest();
    const code = await issued(request);
    expect(await guessAtOnce(database.db, request, code)).toBe(5);
    expect((await rowOf(request)).attempts).toBe(100);
    expect(await codesAt(2).redeem(request, code)).toBeNull();
  });

  test('A4 control: reading tries before writing them compares more guesses', async () => {
    const request = aRequest();
    const code = await issued(request);
    const writer = connectWithLongTimeouts(database.url, 5);
    expect(await guessAtOnce(countingInTwoSteps(database.db, writer), request, code)).toBeGreaterThan(5);
    await writer.destroy();
  });

  test('A4 the fifth try can succeed, the sixth cannot', async () => {
    for (const [wrong, opens] of [
      [4, true],
      [5, false],
    ] as const) {
      const request = aRequest();
      const code = await issued(request);
      for (let n = 1; n <= wrong; n++) expect(await codesAt(1).redeem(request, another(code, n))).toBeNull();
      expect((await codesAt(1).redeem(request, code)) !== null).toBe(opens);
    }
  });

  test('A4 the right code sent a hundred times at once is used once', async () => {
    const request = aRequest();
    const code = await issued(request);
    const uses = await Promise.all(Array.from({ length: 100 }, () => codesAt(1).redeem(request, code)));
    expect(uses.filter((use) => use !== null)).toHaveLength(1);
  });

  test('A4 guesses from another browser fail and use none of the requester’s tries', async () => {
    const request = aRequest();
    const code = await issued(request);
    const stranger = { ...request, userToken: 'b'.repeat(32) };
    for (let n = 0; n < 10; n++) expect(await codesAt(1).redeem(stranger, another(code, n))).toBeNull();
    expect(await codesAt(1).redeem({ ...request, userToken: undefined }, code)).toBeNull();
    expect(await codesAt(1).redeem(request, code)).not.toBeNull();
  });

  test('A4 A7 a code requested without a token is invalid in a browser with one', async () => {
    const request = aRequest({ purpose: 'signup', userToken: undefined });
    const { code } = await codesAt(0).issue(request, { name: 'Mallory', password_hash: 'known to Mallory' });
    expect(await codesAt(1).redeem({ ...request, userToken: 'a'.repeat(32) }, code ?? '')).toBeNull();
    expect(await codesAt(1).redeem(request, code ?? '')).not.toBeNull();
  });

  test('A5 without a pending code a hash is still compared', async () => {
    const seen: unknown[] = [];
    const codes = createEmailCodes(database.db, START, async (stored) => {
      seen.push(stored);
      return false;
    });
    await codes.redeem(aRequest(), '123456');
    expect(seen).toEqual([null]);
  });
});

test('A4 a code has six digits and is kept as a slow hash with its own salt', async () => {
  const [one, two] = [aRequest(), aRequest()];
  for (const request of [one, two]) expect(await issued(request)).toMatch(/^\d{6}$/);
  const hashes = [(await rowOf(one)).code_hash, (await rowOf(two)).code_hash];
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('A4 a code is valid for one address and purpose, for ten minutes by the server clock', async () => {
  const request = aRequest();
  const code = await issued(request);
  expect(await codesAt(1).redeem({ ...request, purpose: 'signup' }, code)).toBeNull();
  expect(await codesAt(1).redeem(aRequest(), code)).toBeNull();
  expect(await codesAt(600).redeem(request, code)).toBeNull();
  expect(
    await codesAt(599).redeem({ ...request, email: ` ${request.email.toUpperCase()} ` }, ` ${code} `),
  ).not.toBeNull();
});

test.each([
  ['Arabic', 0x660],
  ['Persian', 0x6f0],
  ['Hindi', 0x966],
  ['Latin', 0x30],
])('D36 issue 14 accepts a code in %s digits, in groups and with direction marks', async (_, zero) => {
  const request = aRequest();
  const code = await issued(request);
  const typed = code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const copied = `\u2066${typed.slice(0, 3)} ${typed.slice(3)}\u2069`;
  expect(await codesAt(1).redeem(request, copied)).not.toBeNull();
});

test('A4 D36 another code is sent after a minute, from the third within an hour only after five', async () => {
  const request = aRequest();
  const answers: [number, string, number | null][] = [];
  for (const second of [0, 30, 59, 60, 119, 120, 180, 419, 420, 3600, 3660]) {
    const { code, wait } = await codesAt(second).issue(request, null);
    answers.push([second, code === null ? 'wait' : 'sent', wait]);
  }
  expect(answers).toEqual([
    [0, 'sent', 60],
    [30, 'wait', 30],
    [59, 'wait', 1],
    [60, 'sent', 60],
    [119, 'wait', 1],
    [120, 'sent', 300],
    [180, 'wait', 240],
    [419, 'wait', 1],
    [420, 'sent', 300],
    // an hour after the first one the waiting times start over
    [3600, 'sent', 60],
    [3660, 'sent', 60],
  ]);
});

describe('one address from many browsers', () => {
  /** The same address from different browsers. */
  const browsers = (request: CodeRequest, length: number): CodeRequest[] =>
    Array.from({ length }, (_, n) => ({ ...request, userToken: `stranger-${n}`.padEnd(32, '.') }));
  const askFrom = (requests: CodeRequest[], seconds: number) =>
    Promise.all(requests.map((request) => codesAt(seconds).issue(request, null)));
  const sentOf = (answers: { code: string | null }[]) => answers.filter(({ code }) => code !== null).length;

  test.each(['password', 'signup'] as const)(
    'A4 a code for %s stays valid for its owner after requests by others, and ends theirs',
    async (purpose) => {
      const pending = purpose === 'signup' ? { name: 'Noor', password_hash: 'hash' } : null;
      const request = aRequest({ purpose });
      const { code } = await codesAt(0).issue(request, pending);
      const [stranger = request] = browsers(request, 1);
      const mallory = purpose === 'signup' ? { name: 'Mallory', password_hash: 'hers' } : null;
      let hers: string | null = null;
      for (const second of [1, 61, 121]) hers = (await codesAt(second).issue(stranger, mallory)).code ?? hers;
      expect(await codesAt(122).redeem(request, code ?? '')).toEqual({ pending });
      expect(hers).toMatch(/^\d{6}$/);
      expect(await codesAt(123).redeem(stranger, hers ?? '')).toBeNull();
    },
  );

  test('A4 other people’s requests do not lengthen the owner’s wait or replace the owner’s sign-up', async () => {
    const request = aRequest({ purpose: 'signup' });
    const pending = { name: 'Noor', password_hash: 'hash' };
    await codesAt(0).issue(request, pending);
    const [stranger = request] = browsers(request, 1);
    await codesAt(59).issue(stranger, { name: 'Mallory', password_hash: 'hers' });
    const again = await codesAt(60).reissue(request);
    expect(await codesAt(61).redeem(request, again?.code ?? '')).toEqual({ pending });
  });

  test('A4 at most ten codes at once and ten an hour are mailed; the owner waits a few minutes', async () => {
    const request = aRequest();
    const answers = await askFrom(browsers(request, 30), 0);
    expect(sentOf(answers)).toBe(10);
    expect(answers.filter(({ code }) => code === null).every(({ wait }) => wait === null)).toBe(true);
    expect(await codesAt(359).issue(request, null)).toEqual({ code: null, wait: null });
    expect((await codesAt(360).issue(request, null)).code).toMatch(/^\d{6}$/);
    // a browser with a valid code is still told how long to wait
    expect(await codesAt(361).issue(request, null)).toEqual({ code: null, wait: 59 });
    let sent = 0;
    for (let hour = 1; hour <= 3; hour++) sent += sentOf(await askFrom(browsers(request, 12), hour * 3600));
    expect(sent).toBe(29);
    // another address and another purpose have their own allowance
    for (const other of [aRequest(), { ...request, purpose: 'signup' as const }]) {
      const pending = { name: 'Noor', password_hash: 'hash' };
      expect((await codesAt(3 * 3600).issue(other, pending)).code).toMatch(/^\d{6}$/);
    }
  });

  test('A4 early requests and failed mails use no allowance', async () => {
    const request = aRequest();
    for (let n = 0; n < 20; n++) await codesAt(0).issue(request, null);
    expect(sentOf(await askFrom(browsers(request, 12), 1))).toBe(9);
    await codesAt(2).withdraw(request);
    expect((await codesAt(2).issue(request, null)).code).not.toBeNull();
  });

  test('A4 more codes give few more tries: one each, and twenty in all', async () => {
    const request = aRequest();
    const strangers = browsers(request, 9);
    const theirs = await Promise.all(strangers.map((stranger) => issued(stranger)));
    let compared = 0;
    const counting = createEmailCodes(database.db, after(1), async (stored) => {
      if (stored !== null) compared += 1;
      return false;
    });
    const guesses = strangers.flatMap((stranger, n) =>
      Array.from({ length: 10 }, (_, by) => counting.redeem(stranger, another(theirs[n] ?? '', by + 1))),
    );
    await Promise.all(guesses);
    expect(compared).toBe(9 + 20);

    // the owner still gets in with the first attempt; after a typo there is another attempt some minutes later
    const code = await issued(request, 2);
    expect(await codesAt(3).redeem(request, another(code))).toBeNull();
    expect(await codesAt(4).redeem(request, code)).toBeNull();
    expect(await codesAt(182).redeem(request, code)).not.toBeNull();
    await askFrom(browsers(request, 9), 200);
    const fresh = await issued(request, 1000);
    expect(await codesAt(1001).redeem(request, fresh)).not.toBeNull();
  });

  test('A4 a browser without a code uses no tries', async () => {
    const request = aRequest();
    const code = await issued(request);
    for (const stranger of browsers(request, 30)) await codesAt(1).redeem(stranger, '000000');
    expect(await codesAt(1).redeem(request, another(code))).toBeNull();
    expect(await codesAt(1).redeem(request, code)).not.toBeNull();
  });
});

test('A4 concurrent requests from a browser send one code', async () => {
  const request = aRequest();
  const answers = await Promise.all(Array.from({ length: 10 }, () => codesAt(0).issue(request, null)));
  expect(answers.filter(({ code }) => code !== null)).toHaveLength(1);
  expect(answers.every(({ wait }) => wait === 60)).toBe(true);
});

test('D36 only the browser that started a signup gets another code without the password', async () => {
  const request = aRequest({ purpose: 'signup' });
  const pending = { name: 'Noor', password_hash: 'hash' };
  await codesAt(0).issue(request, pending);
  expect(await codesAt(60).reissue({ ...request, userToken: 'b'.repeat(32) })).toBeNull();
  expect(await codesAt(60).reissue({ ...request, userToken: undefined })).toBeNull();
  expect(await codesAt(60).reissue(aRequest({ purpose: 'signup' }))).toBeNull();
  const again = await codesAt(60).reissue(request);
  expect(await codesAt(61).redeem(request, again?.code ?? '')).toEqual({ pending });
});

test('a pending signup is deleted after an hour, with name and password', async () => {
  const old = aRequest({ purpose: 'signup' });
  await codesAt(0).issue(old, { name: 'Noor', password_hash: 'hash' });
  await codesAt(5000).issue(aRequest(), null);
  await expect(rowOf(old)).rejects.toThrow();
});
