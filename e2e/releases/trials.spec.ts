import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { REMOTES } from '../fixtures/remotes';
import { type Changes, FIRST_FAULT, openTrialShop, type TrialShop } from '../fixtures/trial-shop';

const LIST = 'features/pages/pages-screen.tsx';
const HOOKS = "const { t } = useTranslation('content');";
const TOP = "import { useTranslation } from 'shared-kernel/platform/use-translation';";

let shop: TrialShop;
let good: string;
test.beforeAll(async () => {
  shop = await openTrialShop();
  good = await shop.build({});
});
test.afterAll(() => shop.remove());

/** Changes of the list of pages: after the hooks, or in its markup. */
const inList = (instead: string): Changes => ({ [LIST]: [[HOOKS, `${HOOKS}\n${instead}`]] });
const inEffect = (code: string): Changes => ({
  [LIST]: [
    [TOP, `${TOP}\nimport { useEffect } from 'react';`],
    [HOOKS, `${HOOKS}\nuseEffect(() => { ${code} }, []);`],
  ],
});
const inMarkup = (markup: string): Changes => ({ [LIST]: [['<h1>', `${markup}<h1>`]] });
/** Code that runs when the server's half is evaluated; browsers never load this file. */
const atLoad = (code: string): Changes => ({ 'server.ts': [['export const', `${code}\nexport const`]] });

type Changed = [what: string, changes: Changes, sentence: RegExp];
type Endless = [what: string, changes: Changes, limits: object, sentence: RegExp];
type Spoilt = [what: string, spoil: (folder: string) => void, only: string[], sentence: RegExp];
/** Every case tries a version, and most build it first: those that cover little more than the others are for the night. */
const nightly = <Case>(...cases: Case[]) => (process.env.SOUK_NIGHTLY === '1' ? cases : []);

const ONLY = ['/page'];
const NO_MORE_THAN_ITS_LIST = { only: ONLY, limits: FIRST_FAULT };

// limits for things that never happen; a busy machine needs time for those that do
test.describe.configure({ timeout: 300_000 });

for (const remote of REMOTES) {
  test(`${remote} of this checkout passes its own trial`, async () => {
    const ways = process.env.SOUK_NIGHTLY === '1' ? undefined : ['full'];
    const { pages, problems } = await shop.tryBuild(shop.built(remote).folder, { remote, ways });
    expect(problems).toEqual([]);
    expect(pages).toBeGreaterThan(10);
  });
}

for (const [what, changes, sentence] of [
  [
    'throws in an effect',
    inEffect("throw new Error('broken effect');"),
    /^(\/ar)?\/page \(\w+, \w+ data\): .*broken effect.*\.$/,
  ],
  [
    'throws only when there is data',
    {
      [LIST]: [
        ['{data.map((entry) => (', "{data.map((entry) => { throw new Error('no author'); })}{data.map((entry) => ("],
      ],
    },
    /^(\/ar)?\/page \(\w+, full data\): the server cannot render it: Error: no author\.$/,
  ],
  [
    'throws only in Arabic',
    inList("if (usePage().language === 'ar') throw new Error('no such plural');"),
    /^\/ar\/page \(Arabic, \w+ data\): the server cannot render it: Error: no such plural\.$/,
  ],
  ...nightly<Changed>(
    [
      'throws only when there is no data',
      { [LIST]: [['<h1>', '{data[0].title}<h1>']] },
      /^(\/ar)?\/page \(\w+, empty data\): the server cannot render it: TypeError: .*\.$/,
    ],
    [
      'renders other things in the browser',
      inMarkup("<p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>"),
      /^(\/ar)?\/page \(\w+, \w+ data\): what the browser renders first differs from what the server sent\.$/,
    ],
    [
      'throws at a click',
      inMarkup("<button onClick={() => { throw new Error('broken handler'); }}>Press</button>"),
      /^(\/ar)?\/page \(\w+, \w+ data\): after a click on the button 'Press' it throws Error: broken handler\.$/,
    ],
    [
      'reads the environment',
      inList('void globalThis.process?.env.SECRET;'),
      /^It reads SECRET of the server's environment\.$/,
    ],
  ),
] satisfies Changed[]) {
  test(`a version that ${what} is rejected with one sentence`, async () => {
    const { problems } = await shop.tryBuild(await shop.build(changes), NO_MORE_THAN_ITS_LIST);
    expect(problems).toContainEqual(expect.stringMatching(sentence));
  });
}

for (const [what, changes, limits, sentence] of [
  [
    'loops for ever when its server half is loaded',
    atLoad('for (;;) {}'),
    { startMs: 5000 },
    /^It cannot be loaded: its server half is not evaluated within 5 s\.$/,
  ],
  [
    'loops for ever in the browser',
    inEffect('for (;;) {}'),
    { pageMs: 4000 },
    /^(\/ar)?\/page \(\w+, \w+ data\): it does not come alive in the browser within 4 s\.$/,
  ],
  ...nightly<Endless>([
    'loops for ever when the server renders it',
    inList("if (typeof window === 'undefined') for (;;) {}"),
    { pageMs: 8000 },
    /^(\/ar)?\/page \(\w+, \w+ data\): the server does not answer within 8 s\.$/,
  ]),
] satisfies Endless[]) {
  test(`a version that ${what} is stopped and rejected`, async () => {
    const { problems } = await shop.tryBuild(await shop.build(changes), {
      only: ONLY,
      limits: { ...FIRST_FAULT, ...limits },
    });
    expect(problems).toContainEqual(expect.stringMatching(sentence));
  });
}

test('a version that writes outside its folder is rejected, and nothing is written', async () => {
  const target = path.join(os.tmpdir(), `souk-written-by-a-version-${process.pid}`);
  const write = `globalThis.process?.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(target)}, 'x');`;
  const { problems } = await shop.tryBuild(await shop.build(atLoad(write)), NO_MORE_THAN_ITS_LIST);
  expect(problems).toEqual([`It cannot be loaded: a version may not use a file to write: ${target}.`]);
  expect(fs.existsSync(target)).toBe(false);
});

test('a version cannot read the caller’s environment', async () => {
  process.env.SOUK_SECRET = 'abc123';
  const reveal = 'throw new Error(`${Object.values(process.env)} ${Object.keys(process.env)}`);';
  const { problems } = await shop.tryBuild(await shop.build(atLoad(reveal)), NO_MORE_THAN_ITS_LIST);
  delete process.env.SOUK_SECRET;
  expect(problems.join()).not.toMatch(/abc123|SOUK_SECRET|HOME/);
  expect(problems).toContain("It reads everything of the server's environment.");
});

/** Browser files of a build whose names begin like this. */
const chunk = (folder: string, name: string) => {
  const [file] = fs.readdirSync(path.join(folder, 'browser')).filter((one) => one.startsWith(`${name}.`));
  return path.join(folder, 'browser', String(file));
};

for (const [what, spoil, only, sentence] of [
  [
    'does not parse in browsers',
    (folder: string) => fs.appendFileSync(chunk(folder, 'pages'), '\n)('),
    ONLY,
    /^(\/ar)?\/page \(\w+, \w+ data\): it throws SyntaxError: .*\.$/,
  ],
  [
    'names a chunk that is not there',
    (folder: string) => fs.rmSync(chunk(folder, 'pages')),
    ONLY,
    /^It cannot be loaded: Error: assets\.json: chunk 'pages' names pages\.\w+\.js, which is not in the build\.$/,
  ],
  [
    'has an empty assets.json',
    (folder: string) => fs.writeFileSync(path.join(folder, 'assets.json'), '{}'),
    ONLY,
    /^It cannot be loaded: Error: assets\.json: no entry\.$/,
  ],
  [
    'has the assets.json of another remote',
    (folder: string) =>
      fs.copyFileSync(path.join(shop.built('mfe-account').folder, 'assets.json'), path.join(folder, 'assets.json')),
    ONLY,
    /^It cannot be loaded: Error: assets\.json: chunk '.*' names .*, which is not in the build\.$/,
  ],
  ...nightly<Spoilt>(
    [
      'throws when the browser loads it',
      (folder: string) => fs.writeFileSync(chunk(folder, 'remoteEntry'), "throw new Error('broken entry');"),
      ONLY,
      /^(\/ar)?\/page \(\w+, \w+ data\): it throws Error: broken entry\.$/,
    ],
    [
      'has a chunk with other bytes than its entry vouches for',
      (folder: string) => fs.appendFileSync(chunk(folder, 'page'), '\n'),
      ['/page', '/page/:slug'],
      /^.*\/page.* \(\w+, full data\): .*Failed to find a valid digest.*\.$/,
    ],
  ),
] satisfies Spoilt[]) {
  test(`a build that ${what} is rejected with one sentence`, async () => {
    const folder = shop.copy(good);
    spoil(folder);
    const { problems } = await shop.tryBuild(folder, { only, limits: FIRST_FAULT });
    expect(problems).toContainEqual(expect.stringMatching(sentence));
  });
}

test('a version that calls an endpoint the API lacks is rejected, naming the call', async () => {
  const file = 'features/pages/list-pages.ts';
  const source = fs.readFileSync(path.resolve(import.meta.dirname, '../../mfe-content/src', file), 'utf8');
  const call = source.match(/CALLS\.pages/)?.[0] ?? '';
  const changes: Changes = { [file]: [[call, "{ method: 'GET', path: 'nothing', auth: 'public' } as never"]] };
  const { problems } = await shop.tryBuild(await shop.build(changes), NO_MORE_THAN_ITS_LIST);
  expect(problems).toContain('It asks for GET nothing, which the API does not have.');
});
