import { putRemoteInPage } from './remote-in-page.mjs';

const boot = (active) =>
  JSON.stringify({
    active,
    remotes: [{ id: 'mfe-catalog', version: '1.0.0' }, { id: 'mfe-content' }],
    inline: { id: active },
  });
const page = (active) =>
  `<head><script data-when="paint" data-src="/remotes/mfe-catalog/remoteEntry.0a1b2c3d4e5f.js /assets/main.js" data-integrity="sha384-a sha384-b">code</script></head>` +
  `<main id="slot"><div id="app-${active}" data-root="" data-ssr=""><div>old</div></div></main><div id="footer"></div>` +
  '<link rel="preload" as="script" fetchpriority="low" href="/remotes/mfe-catalog/home.js" integrity="sha384-c">' +
  `<script type="application/json" id="__boot">${boot(active)}</script>`;
const BUILT = { file: 'remoteEntry.5e4d3c2b1a00.js', integrity: 'sha384-x' };
const bootOf = (html) => JSON.parse(/id="__boot">([\s\S]*?)<\/script>/.exec(html)[1]);

test('its pages render in the browser with the watched container', () => {
  const html = putRemoteInPage(page('mfe-catalog'), 'mfe-catalog', BUILT);
  expect(html).toContain('<div id="app-mfe-catalog" data-root=""></div></main><div id="footer">');
  expect(html).toContain('data-src="/assets/main.js" data-integrity="sha384-b"');
  expect(html).not.toContain('home.js');
  expect(bootOf(html)).toMatchObject({
    inline: null,
    remotes: [{ id: 'mfe-content' }, { id: 'mfe-catalog', version: 'dev' }],
  });
  expect(bootOf(html).remotes[1]).toMatchObject({
    container: 'mfe_catalog_dev',
    entry: '/__dev/mfe-catalog/remoteEntry.5e4d3c2b1a00.js',
    integrity: 'sha384-x',
  });
});

test('other pages keep the server’s markup and receive the container', () => {
  const html = putRemoteInPage(page('mfe-content'), 'mfe-catalog', BUILT);
  expect(html).toContain('data-ssr=""><div>old</div>');
  expect(bootOf(html)).toMatchObject({ inline: { id: 'mfe-content' } });
  expect(bootOf(html).remotes).toHaveLength(2);
});

test('a document outside the shop stays unchanged', () => {
  expect(putRemoteInPage('<h1>x</h1>', 'mfe-catalog', BUILT)).toBe('<h1>x</h1>');
});
