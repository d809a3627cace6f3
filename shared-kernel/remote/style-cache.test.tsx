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
