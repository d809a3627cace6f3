import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { init } from '@module-federation/enhanced/runtime';
import pino from 'pino';
import { liveRoute } from 'shared-kernel/platform/routes';
import type { RenderRequest, RenderResult } from 'shared-kernel/remote/definition';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { buildShell, type ShellDeps } from '../app';
import { type Config, readConfig } from '../config';
import { parseReleases } from '../releases/release-set';
import type { ShellFiles } from '../shell-files';
import { type Beside, putReleases } from './fake-remotes';
import { until } from './until';

// in a build the host's container does this
init({ name: 'shell', remotes: [] });

const LOADER_TEXT = 'window.__loader={}';

const shellFiles: ShellFiles = {
  loader: LOADER_TEXT,
  assets: {
    entry: 'main.0a1b2c3d.js',
    chunks: { main: ['main.0a1b2c3d.js'], login: ['login.0a1b2c3d.js'], 'locale-ar': ['ar.js'] },
  },
  file: (name) => (name === 'main.0a1b2c3d.js' ? Buffer.from('main;'.repeat(500)) : undefined),
};

/** The shell’s own pages: renders the id of the requested route. */
async function renderOwnPage({ url }: RenderRequest): Promise<RenderResult> {
  const match = liveRoute(splitLanguage(url.split('?')[0] ?? '/').path);
  return {
    html: match ? `<h1>${match.route.id}</h1>` : '<h1>This page could not be found</h1>',
    css: '',
    cssKey: 'shell',
    cssIds: [],
    state: null,
    head: { title: match?.route.id ?? 'This page could not be found' },
    status: match ? 200 : 404,
    cacheable: false,
    chunks: match ? ['login'] : [],
  };
}

/** ms; in production a page gives up on a late remote for the shopper's sake, but on a busy machine everything is late */
const PATIENT = { loadMs: 20_000, renderMs: 20_000, apiReadMs: 20_000, fetchMs: 20_000 };

/**
 * A shell in a separate folder, or with the store, release file and state of `config`; log lines are recorded.
 * @param own the shell's own files, pages or frame, where a test needs others
 */
export async function startTestShell(
  config: Partial<Config> & { apiOrigin: string },
  own: Partial<Pick<ShellDeps, 'files' | 'pages' | 'renderFrame'>> = {},
) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-shell-'));
  const { store = path.join(folder, 'store'), releases = path.join(folder, 'releases.json') } = config;
  if (!config.store) fs.mkdirSync(store);
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const shell = await buildShell({
    config: {
      ...readConfig({ PORT: '4200', PUBLIC_ORIGIN: 'http://shop.test' }),
      ...PATIENT,
      stateDir: path.join(folder, 'state'),
      ...config,
      store,
      releases,
    },
    log,
    files: shellFiles,
    pages: { render: renderOwnPage },
    globalCss: '*{box-sizing:border-box}',
    renderFrame: ({ language, site }) => ({
      header: [`<header>${site.common.site_setting.site_name} ${language}</header>`],
      footer: '<footer>footer</footer>',
      toasts: '<div></div>',
      css: '.shell-a{color:blue}',
    }),
    ...own,
  });
  /** Makes these versions live, and resolves when the shell knows them. */
  const release = async (remotes: Parameters<typeof putReleases>[1], beside?: Beside) => {
    putReleases(releases, remotes, beside);
    const { name } = parseReleases(fs.readFileSync(releases, 'utf8'));
    const switches = () => logged.filter((line) => line.includes('release set is live'));
    await until(`${name} is live`, () => switches().at(-1)?.includes(`"releaseSet":"${name}"`) ?? false);
  };
  const stop = async () => {
    // a graceful stop waits for pending calls, and not every system tells a server that a browser has disconnected
    shell.app.server.closeAllConnections();
    await shell.app.close();
    fs.rmSync(folder, { recursive: true });
  };
  return { ...shell, store, releases, release, logged, stop };
}
export type TestShell = Awaited<ReturnType<typeof startTestShell>>;
