import { API_BASE } from 'shared-kernel/contract/call';
import { aSite } from '../../testing/a-site';
import { testApp } from '../../testing/test-app';

const api = testApp();
const MESSAGE = 'This server isn’t in set-up mode, so it can’t be set up through the API.';
const CALLS = ['setDatabase', 'setDatabaseByGet', 'setPermission', 'setPermissionByGet'] as const;
const PATHS = ['install/set-database', 'install/set-permission'];
const BODY = { token: 'once', host: 'localhost', database: 'souk', username: 'souk', password: 'secret' };

describe.each(['an empty database', 'a shop'])('%s', (kind) => {
  beforeAll(async () => {
    if (kind === 'a shop') await aSite(api.db);
  });

  test.each(CALLS)('S224 D49 %s is refused with the reason and changes nothing', async (name) => {
    const before = await api.call('installConfigured');
    const answer = await api.call(name, name.endsWith('ByGet') ? { query: BODY } : { body: BODY });
    expect([answer.http, answer.status, answer.message]).toEqual([200, 201, MESSAGE]);
    expect(answer.data).toMatchObject({ form: [MESSAGE] });
    expect((await api.call('installConfigured')).data).toEqual(before.data);
    expect((await api.call(name, { language: 'fr' })).message).toContain('mode installation');
  });

  test.each(PATHS)('S224 D49 %s is refused by POST without a body and with any token', async (path) => {
    for (const payload of [undefined, {}, { token: '' }, { token: 'x'.repeat(1000), setup_token: ['a'] }]) {
      const { statusCode, body } = await api.app.inject({ method: 'POST', url: `${API_BASE}${path}`, payload });
      expect([statusCode, JSON.parse(body).status]).toEqual([200, 201]);
    }
  });
});

test('S224 D49 the refusals are documented in OpenAPI', async () => {
  const { body } = await api.app.inject({ url: '/api/docs/json' });
  for (const path of PATHS) {
    expect(Object.keys(JSON.parse(body).paths[`${API_BASE}${path}`])).toEqual(expect.arrayContaining(['get', 'post']));
  }
});
