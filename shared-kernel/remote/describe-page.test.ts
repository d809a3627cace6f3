import type { Head, PrefetchContext, RemoteDefinition } from './definition';
import { describePage } from './describe-page';
import type { OwnedRoute } from './owned-route';

const home = { id: 'home', params: { slug: 'x' } } as unknown as OwnedRoute;
const context = {} as Omit<PrefetchContext, 'params'>;
const definition = (load: RemoteDefinition['jsonLd']) => ({ jsonLd: load }) as RemoteDefinition;
const withJsonLd = definition(async () => ({ home: ({ params }, { title }) => [{ title, params }] }));
const describedAs = (head: Head, owned: OwnedRoute | null = home, of = withJsonLd) =>
  describePage(of, owned, context, head);

test('adds the definition’s JSON-LD to the page’s head', async () => {
  expect(await describedAs({ title: 'a' })).toEqual({ title: 'a', jsonLd: [{ title: 'a', params: { slug: 'x' } }] });
});

test.each<[string, Head, OwnedRoute | null, RemoteDefinition]>([
  ['is not indexed', { robots: 'noindex' }, home, withJsonLd],
  ['redirects', { redirect: { to: '/x', status: 301 } }, home, withJsonLd],
  ['has no route', {}, null, withJsonLd],
  ['has no JSON-LD', {}, home, definition(async () => ({}))],
  ['belongs to a remote without JSON-LD', {}, home, {} as RemoteDefinition],
])('a page that %s gets no JSON-LD', async (_, head, owned, of) => {
  expect(await describedAs(head, owned, of)).toBe(head);
});
