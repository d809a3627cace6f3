import { aStore } from '../../testing/a-store';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
const contact = (...argv: string[]) =>
  operate.json<{ email: string | null; language: string }>('store', 'contact', ...argv);

test('email address and language can be set, shown and removed', async () => {
  const { slug } = await aStore(api.db);
  expect(await contact(slug)).toMatchObject({ slug, email: null, language: 'en' });
  await contact(slug, '--email', 'Packing@Bazaar.example', '--language', 'tr');
  expect(await contact(slug)).toMatchObject({ email: 'packing@bazaar.example', language: 'tr' });
  expect(await contact(slug, '--none')).toMatchObject({ email: null, language: 'tr' });
});

test('invalid values are reported together and change nothing', async () => {
  const { slug } = await aStore(api.db);
  const { exit, err } = await operate('store', 'contact', slug, '--email', 'nowhere', '--language', 'xx');
  expect(exit).not.toBe(0);
  for (const part of ['--email must be an email address.', '--language must be one of']) expect(err).toContain(part);
  expect((await operate('store', 'contact', 'no-such-store')).exit).not.toBe(0);
  expect(await contact(slug)).toMatchObject({ email: null });
});
