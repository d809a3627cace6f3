import fc from 'fast-check';
import { contrast, parseColour, type Rgb, toHex } from '../rules/colour';
import { BRAND_TOKENS, brandTokens, DEFAULT_PRIMARY, rootCss, token } from './tokens';

const purple = { primary_color: '', primary_hover_color: '' };

/** The declarations of one scheme, as a browser would compute them. */
function tokensOf(scheme: 'light' | 'dark', brand = purple): Record<string, string> {
  const css = rootCss(brand);
  const light = css.slice(css.indexOf('{') + 1, css.indexOf('}'));
  const dark = /:root\[data-scheme=dark\]\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const all = `${light};${scheme === 'dark' ? dark : ''}`.split(';').filter((line) => line.startsWith('--'));
  return Object.fromEntries(all.map((line) => [line.slice(2, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}
function colourOf(tokens: Record<string, string>, name: string): Rgb {
  const colour = parseColour(tokens[name] ?? '');
  if (!colour) throw new Error(`no colour: ${name}`);
  return colour;
}

test('token names are unchanged', () => {
  expect(Object.keys(tokensOf('light')).sort().join(' ')).toBe(
    'colour-danger colour-danger-contrast colour-danger-soft colour-focus colour-ink colour-ink-muted colour-line ' +
      'colour-line-strong colour-primary colour-primary-contrast colour-primary-hover colour-primary-ink ' +
      'colour-primary-soft colour-raised colour-sale colour-sale-contrast colour-sale-soft colour-scrim colour-star ' +
      'colour-success colour-success-soft colour-sunken colour-surface colour-warning colour-warning-soft ease ' +
      'layer-header layer-overlay layer-popover layer-toast leading-normal leading-tight measure motion-fast ' +
      'motion-slow page-gutter page-width picture-filter picture-ground picture-ink radius-full radius-large radius-medium radius-small shadow-high shadow-low ' +
      'space-1 space-10 space-12 space-16 space-2 space-3 space-4 space-5 space-6 space-8 text-2xl text-3xl text-lg ' +
      'text-md text-sm text-xl text-xs touch weight-normal weight-strong',
  );
  expect(Object.keys(tokensOf('dark')).sort()).toEqual(Object.keys(tokensOf('light')).sort());
});

test('a token becomes a custom property', () => {
  expect(token('colour-primary')).toBe('var(--colour-primary)');
});

test('S027 the site settings drive the primary colours of the light scheme', () => {
  const tokens = tokensOf('light', { primary_color: '#0a6e4f', primary_hover_color: 'rgb(8, 80, 60)' });
  expect(tokens).toMatchObject({ 'colour-primary': '#0a6e4f', 'colour-primary-hover': '#08503c' });
});

test.each(['', 'none', 'red;}*{display:none}', '#12', 'url(javascript:alert(1))', '</style><script>alert(1)</script>'])(
  'S027 setting %j falls back to the default purple',
  (value) => {
    const css = rootCss({ primary_color: value, primary_hover_color: value });
    expect(css).toBe(rootCss(purple));
    expect(css).toContain(`--colour-primary:${toHex(DEFAULT_PRIMARY)}`);
  },
);

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme);
  test.each([
    ...['surface', 'raised', 'sunken'].flatMap((ground) =>
      ['ink', 'ink-muted', 'sale', 'success', 'warning', 'danger', 'primary-ink'].map((text) => [text, ground]),
    ),
    ['sale', 'sale-soft'],
    ['success', 'success-soft'],
    ['warning', 'warning-soft'],
    ['danger', 'danger-soft'],
    ['ink', 'primary-soft'],
    ['ink-muted', 'primary-soft'],
    ['sale-contrast', 'sale'],
    ['danger-contrast', 'danger'],
    ['primary-contrast', 'primary'],
    ['primary-contrast', 'primary-hover'],
  ])('%s is readable on %s (4.5)', (text, ground) => {
    const pair = [colourOf(tokens, `colour-${text}`), colourOf(tokens, `colour-${ground}`)] as const;
    expect(contrast(...pair)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['focus', 'line-strong', 'star'])('%s is visible on surfaces (3)', (name) => {
    for (const ground of ['surface', 'raised', 'sunken']) {
      const pair = [colourOf(tokens, `colour-${name}`), colourOf(tokens, `colour-${ground}`)] as const;
      expect(contrast(...pair)).toBeGreaterThanOrEqual(3);
    }
  });

  test('S027 whatever colour the site chooses, text on the primary colours passes WCAG AA', () => {
    const setting = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((rgb) => toHex(rgb as unknown as Rgb));
    fc.assert(
      fc.property(setting, setting, (primary_color, primary_hover_color) => {
        const brand: Record<string, string> = brandTokens({ primary_color, primary_hover_color }, scheme);
        expect(Object.keys(brand).sort()).toEqual([...BRAND_TOKENS].sort());
        const of = (name: string) => colourOf({ ...tokens, ...brand }, `colour-${name}`);
        expect(contrast(of('primary-contrast'), of('primary'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('primary-contrast'), of('primary-hover'))).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['surface', 'sunken', 'primary-soft'])
          expect(contrast(of('primary-ink'), of(ground))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
