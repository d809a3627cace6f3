import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { remotesIn } from '../build/parts.mjs';
import { ROOT } from '../build/place.mjs';
import { findMisfits, findMissingInApi, findMissingInShell, findUnsentEvents } from './fits.mjs';
import { findShapeMisfits } from './shapes-fit.mjs';
import { Checkout } from './testing/checkout.mjs';

const REMOTE = 'mfe-content';
const OTHER_TARGET = { browser: 'server', server: 'browser' };
// builds of whole parts, on a machine that may be busy
const BUILD_MS = 300_000;
const NIGHTLY = process.env.SOUK_NIGHTLY === '1';

const json = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
/** @returns {{record: object, types: string}} record and declarations of a part's last build in this checkout */
function today(part) {
  const folder = part === 'shell' ? 'shell/dist' : `${part}/dist/${json('.souk/local-versions.json')[part]}`;
  return { record: json(`${folder}/record.json`), types: path.join(ROOT, folder, 'types') };
}

let later;
let api;
beforeAll(async () => {
  // rebuild what has changed
  await promisify(execFile)(process.execPath, ['tooling/build.mjs', '--local'], { cwd: ROOT });
  api = json('api/dist/release/record.json');
}, BUILD_MS);
beforeAll(async () => {
  later = new Checkout();
  changePlatform(later);
  useWhatIsNew(later);
  await later.build(['shell', REMOTE], '2.0.0');
}, BUILD_MS);
afterAll(() => later?.remove());

/** A later kernel: a function was renamed, a facade lost one, a parameter became required, and some things are new. */
function changePlatform(checkout) {
  const all = ['shared-kernel', 'shell/src', `${REMOTE}/src`];
  checkout.replace(all, 'useHref', 'useAddress');
  checkout.replace(all, 'usePage()', "usePage('x')");
  const context = 'shared-kernel/platform/page-context.tsx';
  checkout.replace([context], "function usePage('x')", 'function usePage(_part: string)');
  checkout.replace(['shared-kernel/platform/vendor/react-router-dom.ts'], ', useSearchParams', '');
  checkout.replace([`${REMOTE}/src`], 'useSearchParams()', '[new URLSearchParams(useLocation().search)]');
  checkout.replace([`${REMOTE}/src`], 'useSearchParams', 'useLocation');

  checkout.write('shared-kernel/platform/greeting.ts', 'export const greet = (name: string): string => name;\n');
  checkout.replace(['shared-kernel/platform/vendor/rxjs.ts'], ', Subject }', ', Subject, take }');
  checkout.replace(['shared-kernel/i18n/locales/en.json'], '"close":', '"greeting": "Hello",\n  "close":');
  const loyalty = "export const loyalty = { method: 'GET', path: 'loyalty/:user', auth: 'user' } as const;";
  checkout.replace(['shared-kernel/contract/calls.ts'], 'export const common =', `${loyalty}\nexport const common =`);
}

/** A screen that uses what is new, in an effect: server renders would not notice that it is missing. */
function useWhatIsNew(checkout) {
  checkout.write(
    `${REMOTE}/src/features/pages/use-greeting.ts`,
    `import React, { useEffect } from 'react';
    import { take } from 'rxjs';
    import * as CALLS from 'shared-kernel/contract/calls';
    import { greet } from 'shared-kernel/platform/greeting';
    import { usePage } from 'shared-kernel/platform/page-context';
    import { useTranslation } from 'shared-kernel/platform/use-translation';
    export function useGreeting() {
      const { api } = usePage('x');
      const { t } = useTranslation('content');
      const id = React.useId();
      useEffect(() => {
        const user = greet(t('kernel:greeting'));
        void api.request(CALLS.loyalty, { params: { user, id } }).then(() => take(1));
      });
    }`,
  );
  const screen = `${REMOTE}/src/features/pages/page-screen.tsx`;
  checkout.replace([screen], 'export function PageScreen() {', 'export function PageScreen() {\n  useGreeting();');
  checkout.replace(
    [screen],
    'import { pageSlug }',
    "import { useGreeting } from './use-greeting';\nimport { pageSlug }",
  );
}

/** The record as if the version had only this target. */
const onlyIn = (target, record) => ({ ...record, takes: { ...record.takes, [OTHER_TARGET[target]]: { shared: {} } } });
const WEARS = `${REMOTE}/src/features/pages/use-greeting`;

test.each(remotesIn(ROOT))('%s of this checkout fits its shell and API', (part) => {
  const remote = today(part);
  const shell = today('shell');
  expect(findMisfits({ remote: remote.record, shell: shell.record, api })).toEqual([]);
  expect(findShapeMisfits({ remote, shell })).toEqual([]);
});

test('the shell of this checkout fits its API, and every event with a listener has a sender', () => {
  const shell = today('shell').record;
  expect(findMissingInApi(shell, api)).toEqual([]);
  expect(findUnsentEvents([shell, ...remotesIn(ROOT).map((part) => today(part).record)])).toEqual([]);
});

describe.each(['browser', 'server'])('in the %s', (target) => {
  test('a remote is rejected by a later shell that lacks a function and a facade’s name it uses', () => {
    const remote = onlyIn(target, today(REMOTE).record);
    const refusals = findMissingInShell(remote, later.built('shell', '2.0.0').record);
    expect(refusals).toHaveLength(2);
    expect(refusals).toEqual([
      expect.stringMatching(
        /^mfe-content\/src\/\S+ uses 'useHref' of shared-kernel\/platform\/page-context, which shell 2/,
      ),
      expect.stringMatching(
        /^mfe-content\/src\/\S+ uses 'useSearchParams' of shared-kernel\/platform\/vendor\/react-router-dom,/,
      ),
    ]);
  });

  test('a later remote is rejected by a shell that lacks what it uses in an effect', () => {
    const remote = onlyIn(target, later.built(REMOTE, '2.0.0').record);
    const shell = today('shell').record;
    const refusals = findMissingInShell(remote, shell);
    expect(refusals.sort()).toEqual([
      expect.stringMatching(
        / uses 'useAddress' of shared-kernel\/platform\/page-context, which shell \S+ does not have\.$/,
      ),
      `${WEARS} shows the text 'kernel:greeting', which shell ${shell.version} does not have.`,
      `${WEARS} uses 'take' of shared-kernel/platform/vendor/rxjs, which shell ${shell.version} does not have.`,
      `${WEARS} uses shared-kernel/platform/greeting, which shell ${shell.version} does not share.`,
    ]);
  });
});

test('only a parameter that became required is rejected by its type', () => {
  const remote = today(REMOTE);
  const { takes } = remote.record;
  const context = 'shared-kernel/platform/page-context';
  // without the name that is already rejected
  for (const { shared } of Object.values(takes)) delete shared[context].names.useHref;
  expect(findShapeMisfits({ remote, shell: later.built('shell', '2.0.0') })).toEqual([
    expect.stringMatching(
      / uses 'usePage' of shared-kernel\/platform\/page-context, which has another shape in shell 2.0.0: /,
    ),
  ]);
});

test('a later remote fits the later shell, but not an API that lacks its call', () => {
  const remote = later.built(REMOTE, '2.0.0');
  const shell = later.built('shell', '2.0.0');
  const sentence = `${WEARS} calls 'GET loyalty/:user', which api ${api.version} does not answer.`;
  expect(findMisfits({ remote: remote.record, shell: shell.record, api })).toEqual([sentence]);
  expect(findShapeMisfits({ remote, shell })).toEqual([]);
  expect(findMissingInApi(remote.record, { ...api, calls: [...api.calls, 'GET loyalty/:id'] })).toEqual([]);
});

if (NIGHTLY)
  test(
    'a record names routes and is the same when built again',
    async () => {
      const { record } = today(REMOTE);
      expect(record.routes).toHaveProperty('page.pattern', '/page/:slug');
      const again = new Checkout();
      await again.build([REMOTE], record.version);
      expect(again.built(REMOTE, record.version).record).toEqual(record);
      again.remove();
    },
    BUILD_MS,
  );
