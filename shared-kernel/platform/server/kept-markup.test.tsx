/** @jest-environment node */
import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import type { LanguageCode } from '../../contract/languages';
import type { RenderRequest, Site } from '../../remote/definition';
import { screen } from '../../remote/screens';
import { aCommon } from '../../testing/a-common';
import { aDefinition } from '../../testing/a-definition';
import { KeptMarkup } from '../kept-markup';
import { createServerModule } from './server-module';

const site: Site = { common: aCommon(), texts: {} };
const request = (over: Partial<RenderRequest> = {}): RenderRequest => ({
  url: '/page',
  language: 'en',
  site,
  apiBase: 'http://api.test/api/v1/',
  signal: new AbortController().signal,
  ...over,
});
/** A remote with this single screen. */
function moduleOf(Screen: () => ReactNode) {
  return createServerModule(aDefinition({ pages: { pages: { screen: screen('pages', async () => Screen) } } }));
}

let renders = 0;
beforeEach(() => {
  renders = 0;
});
const red = css`
  color: red;
`;
const wide = (width: number) => css`
  inline-size: ${width}px;
`;
function Card({ title, width = 1 }: { title: string; width?: number }) {
  renders += 1;
  return (
    <article css={wide(width)}>
      <img src={`/${title}.webp`} fetchPriority="high" alt="" />
      <h2 css={red}>{title}</h2>
    </article>
  );
}
const Kept = ({ title, width = 1 }: { title: string; width?: number }) => (
  <KeptMarkup by={() => [title, width]}>
    <Card title={title} width={width} />
  </KeptMarkup>
);
const List = ({ of: One, titles }: { of: typeof Card; titles: readonly string[] }) => (
  <>
    <img src="/hero.webp" fetchPriority="high" alt="" />
    <ul>
      {titles.map((title, at) => (
        <li key={title}>
          <One title={title} width={at} />
        </li>
      ))}
    </ul>
    <One title="last" />
    <One title="last" />
  </>
);

test('returns the same markup, rules and preloads as without caching', async () => {
  const titles = ['lamp', '<script>"&', 'chair'];
  const plain = await moduleOf(() => <List of={Card} titles={titles} />).render(request());
  const { render } = moduleOf(() => <List of={Kept} titles={titles} />);
  for (const result of [await render(request()), await render(request())]) {
    expect(result.html).toBe(plain.html);
    expect(new Set(result.cssIds)).toEqual(new Set(plain.cssIds));
    expect(result.css).toHaveLength(plain.css.length);
  }
  expect(plain.html).toMatch(/^(<link rel="preload"[^>]*>){5}<!--/);
});

test('renders a part once for all pages that show it with the same data', async () => {
  const { render } = moduleOf(() => <List of={Kept} titles={['lamp', 'chair']} />);
  await render(request());
  // a part used twice in the first page is rendered twice
  expect(renders).toBe(4);
  await render(request());
  expect(renders).toBe(4);
});

test('a nested part is cached separately and not rendered again when the outer one changes', async () => {
  let heading = 'first';
  const Row = ({ of: One }: { of: typeof Card }) => (
    <section>
      <h1>{heading}</h1>
      <One title="lamp" width={3} />
    </section>
  );
  const { render } = moduleOf(() => (
    <KeptMarkup by={() => [{ heading }]}>
      <Row of={Kept} />
    </KeptMarkup>
  ));
  await render(request());
  heading = 'second';
  for (const result of [await render(request()), await render(request())]) {
    expect(renders).toBe(1);
    const plain = await moduleOf(() => <Row of={Card} />).render(request());
    expect(result.html).toBe(plain.html);
    expect(new Set(result.cssIds)).toEqual(new Set(plain.cssIds));
    renders = 1;
  }
});

test('ids within a part depend on its place', async () => {
  function Titled() {
    const id = useId();
    return <h2 id={id}>{id}</h2>;
  }
  const Place = ({ kept }: { kept: boolean }) => {
    const place = useId();
    return kept ? (
      <KeptMarkup by={() => [place]}>
        <Titled />
      </KeptMarkup>
    ) : (
      <Titled />
    );
  };
  const Screen = ({ kept }: { kept: boolean }) => (
    <>
      <Place kept={kept} />
      <div>
        <Place kept={kept} />
      </div>
    </>
  );
  const plain = await moduleOf(() => <Screen kept={false} />).render(request());
  const { render } = moduleOf(() => <Screen kept />);
  for (const result of [await render(request()), await render(request())]) expect(result.html).toBe(plain.html);
});

test('returns the page in pieces that join to its markup', async () => {
  const { markup, html } = await moduleOf(() => <Kept title="مصباح" />).render(request());
  expect(Buffer.concat((markup ?? []).map((piece) => Buffer.from(piece))).toString()).toBe(html);
  expect(html).toContain('مصباح');
});

test.each([
  ['another language', { language: 'fr' as LanguageCode, url: '/fr/page' }],
  ['other site data', { site: { common: aCommon(), texts: {} } }],
])('renders a part again for %s', async (_, over) => {
  const { render } = moduleOf(() => <Kept title="lamp" />);
  await render(request());
  await render(request(over));
  expect(renders).toBe(2);
});

test('versions of a remote that are live together have separate caches', async () => {
  const [first, second] = [
    moduleOf(() => <Kept title="lamp" />),
    moduleOf(() => (
      <KeptMarkup by={() => ['lamp', 1]}>
        <p>new</p>
      </KeptMarkup>
    )),
  ];
  expect((await first.render(request())).html).toContain('<h2');
  expect((await second.render(request())).html).toContain('<p>new</p>');
});

test('holds at most 32 MiB and evicts the least recently used', async () => {
  const long = 'x'.repeat(1024 * 1024);
  let title = '';
  const { render } = moduleOf(() => (
    <>
      <KeptMarkup by={() => ['often']}>
        <Card title="often" />
      </KeptMarkup>
      <KeptMarkup by={() => [title]}>
        <Card title={title} />
      </KeptMarkup>
    </>
  ));
  const show = async (name: string) => {
    title = name;
    await render(request());
  };
  await show('first');
  expect(renders).toBe(2);
  // the markup contains each title three times
  for (let number = 0; number < 16; number++) await show(`${number}${long}`);
  expect(renders).toBe(18);
  await show('first');
  expect(renders).toBe(19);
});

test('an error in a part fails the page and is not cached', async () => {
  let broken = true;
  const Part = () => {
    if (broken) throw new TypeError('ours');
    return <p>whole</p>;
  };
  const { render } = moduleOf(() => (
    <KeptMarkup by={() => ['part']}>
      <Part />
    </KeptMarkup>
  ));
  await expect(render(request())).rejects.toThrow('ours');
  broken = false;
  expect((await render(request())).html).toContain('<p>whole</p>');
});
