import type { EmotionCache } from '@emotion/cache';
import { css, keyframes } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as standIn from '../remote/emotion-jsx-runtime';
import { createStyleCache } from '../remote/style-cache';
import { rendersOf } from '../testing/count-renders';
import { StyleCacheProvider } from './element-styles';

const red = css`
  color: red;
`;
const wide = css`
  inline-size: 9px;
`;

/** A cache that records its rules in insertion order. */
function noting(): { cache: EmotionCache; rules: string[] } {
  const cache = createStyleCache('part');
  const rules: string[] = [];
  cache.sheet.insert = (rule: string) => rules.push(rule);
  return { cache, rules };
}
const within = (cache: EmotionCache, children: ReactNode) =>
  render(<StyleCacheProvider value={cache}>{children}</StyleCacheProvider>);

const Label = ({ className, children }: { className?: string; children: ReactNode }) => (
  <b css={red} className={className}>
    {children}
  </b>
);

test('an element with css renders no component and has emotion’s class name', async () => {
  const Text = () => (
    <p css={red}>
      <i css={wide}>x</i>
    </p>
  );
  const { cache, rules } = noting();
  expect(await rendersOf(async () => within(cache, <Text />))).toEqual(['Text']);
  expect(screen.getByText('x')).toHaveClass(`part-${wide.name}`, { exact: true });
  expect(rules).toEqual([`.part-${wide.name}{inline-size:9px;}`, `.part-${red.name}{color:red;}`]);
});

test('a class passed by a component is merged with the element’s own and wins', () => {
  const { cache, rules } = noting();
  const blue = css({ color: 'blue' });
  const Text = () => (
    <Label css={blue} className="plain">
      x
    </Label>
  );
  within(cache, <Text />);
  const [plain, own, ...others] = screen.getByText('x').className.split(' ');
  expect([plain, others]).toEqual(['plain', []]);
  expect(rules).toContainEqual(expect.stringMatching(`^\\.${own}{color:red;color:blue;}$`));
});

test('without styles there is no class, and other classes stay', () => {
  const Text = ({ shown }: { shown: boolean }) => (
    <>
      <b css={shown && red}>x</b>
      <i css={[shown && red, wide]} className="other">
        y
      </i>
    </>
  );
  within(noting().cache, <Text shown={false} />);
  expect(screen.getByText('x')).not.toHaveAttribute('class');
  expect(screen.getByText('y').className).toMatch(/^other part-\w+$/);
});

test('inserts rules and keyframes once', () => {
  const { cache, rules } = noting();
  const turn = keyframes({ to: { rotate: '1turn' } });
  const spinning = css({ animation: `${turn} 1s` });
  const Two = () => (
    <>
      <b css={spinning} />
      <b css={[spinning, wide]} />
      <b css={spinning} />
    </>
  );
  within(cache, <Two />);
  expect(rules).toHaveLength(3);
  expect(rules.filter((rule) => rule.startsWith('@keyframes'))).toHaveLength(1);
});

test('an element created outside a component gets its class when rendered', () => {
  // React's development build warns that no component is rendering
  jest.spyOn(console, 'error').mockImplementation(() => {});
  within(createStyleCache('part'), <p css={red}>x</p>);
  expect(screen.getByText('x')).toHaveClass(`part-${red.name}`);
  jest.mocked(console.error).mockRestore();
});

test('an element with css outside every cache throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Label>x</Label>)).toThrow('css needs a StyleCacheProvider around it');
  jest.mocked(console.error).mockRestore();
});

test('remotes built with emotion’s JSX insert the rules of outer elements first', () => {
  const { cache, rules } = noting();
  const Text = () => standIn.jsx('p', { css: red, children: standIn.jsxs('i', { css: wide, children: ['x', 'y'] }) });
  within(cache, <Text />);
  expect(screen.getByText('xy')).toHaveClass(`part-${wide.name}`, { exact: true });
  expect(rules).toEqual([`.part-${red.name}{color:red;}`, `.part-${wide.name}{inline-size:9px;}`]);
});
