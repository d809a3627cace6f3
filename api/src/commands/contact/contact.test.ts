import { aSite } from '../../testing/a-site';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
beforeAll(() => aSite(api.db));

test('messages of the contact page can be listed, and shown with their text', async () => {
  expect((await operate('contact', 'list')).out).toBe('There are none.');
  const body = {
    name: 'Maya',
    email: 'maya@souk.test',
    subject: 'My \u202eorder',
    message: 'Where is it?\nThanks',
    order: '',
  };
  await api.call('contact', { body });
  const [row] = await operate.json<{ id: number; subject: string }[]>('contact', 'list');
  expect(row).toMatchObject({ email: 'maya@souk.test', order: null });
  const { out } = await operate('contact', 'show', String(row?.id));
  expect(out).toContain('From Maya <maya@souk.test>');
  expect(out).toContain('Where is it?\nThanks');
  expect(await operate.json('contact', 'list', '--since', '2199-01-01')).toEqual([]);
  expect((await operate('contact', 'show', '999999')).err).toContain('There is no message 999999');
});
