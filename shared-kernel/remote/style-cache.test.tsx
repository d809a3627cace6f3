import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { createStyleCache } from './style-cache';

test('inserts rules through the CSSOM, so that the CSP allows them', () => {
  const { container } = render(
    <CacheProvider value={createStyleCache('part')}>
      <p css={css({ visibility: 'hidden' })}>x</p>
    </CacheProvider>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="part"]')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.map((style) => style.textContent).join('')).toBe('');
  expect(getComputedStyle(container.querySelector('p') as HTMLElement).visibility).toBe('hidden');
});

test('prefixes what Safari needs and nothing else', () => {
  const cache = createStyleCache('part');
  const rules: string[] = [];
  cache.sheet.insert = (rule: string) => rules.push(rule);
  const styles = 'display:flex;user-select:none;transition:transform 1s;&::placeholder{color:red;}';
  cache.insert('.a', { name: 'a', styles, next: undefined }, cache.sheet, false);
  expect(rules).toEqual([
    '.a{display:flex;-webkit-user-select:none;user-select:none;transition:transform 1s;}',
    '.a::placeholder{color:red;}',
  ]);
});
