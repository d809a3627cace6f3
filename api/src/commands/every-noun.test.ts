import { join } from 'node:path';
import { sql } from 'kysely';
import type { CallName } from 'shared-kernel/contract/call-name';
import { ChangeFeed } from '../changes/change-feed';
import { listenToDatabase } from '../changes/listen-to-database';
import { aUser } from '../testing/a-user';
import { anOperator } from '../testing/an-operator';
import { type CallOptions, testApp } from '../testing/test-app';
import { until } from '../testing/until';

const FLOWERS = join(__dirname, '../../../examples/flower-shop');
const changes = new ChangeFeed();
// before the database is dropped
afterAll(() => stopListening());
const api = testApp({ changes });
const operate = anOperator(api);
let stopListening: () => Promise<void>;
/** published tags, as shells receive them */
const published: string[] = [];
const ids = { roses: 0 };

beforeAll(async () => {
  await operate.json('shop', 'init', '--file', join(FLOWERS, 'shop.json'));
  await operate.json('import', FLOWERS);
  await operate.json('brand', 'set', 'meadow', '--new', '--title-en', 'Meadow');
  await operate.json('product', 'set', 'roses', '--brand', 'meadow');
  await aUser(api.db, { email: 'maya@example.com' });
  const { rows } = await sql<{ id: number }>`select id from products where slug = 'roses'`.execute(api.db);
  ids.roses = rows[0]?.id ?? 0;
  stopListening = listenToDatabase(api.url, changes, () => {});
  await until('the database is heard', () => changes.listening);
  changes.follow(undefined, { change: ({ tags }) => published.push(...tags), alive() {}, lost() {} });
});

interface Noun {
  list: string;
  show: string;
  /** commands that change something */
  set: readonly string[];
  /** and a command that restores it */
  hide?: readonly [hide: string, publish: string];
  /** invalid commands, or ones that name something unknown */
  bad: readonly string[];
  /** a call whose response shows it; null: no cached page does */
  shownBy: readonly [CallName, CallOptions?] | null;
}
const hidden = (noun: string, name: string) => [`${noun} hide ${name}`, `${noun} publish ${name}`] as const;
const PRODUCT: Noun['shownBy'] = ['product', { params: { id: 0 } }];

const EVERY: Record<string, Noun> = {
  product: {
    list: '--category roses',
    show: 'roses',
    set: ['roses --title-fr Rosiers', 'roses --description-en <p>Red</p>'],
    hide: hidden('product', 'glass-vase'),
    bad: ['show rose', 'set rose --title-en X', 'set roses --price -1', 'set roses', 'hide rose', 'list --limit 0'],
    shownBy: PRODUCT,
  },
  price: {
    list: '--offered',
    show: 'roses',
    set: ['roses 21', 'roses 22 --offer 20.50'],
    bad: ['show rose', 'set roses', 'set roses 0', 'set roses 1.005', 'set roses 9 --offer 9', 'set roses 9,50'],
    shownBy: PRODUCT,
  },
  stock: {
    list: '--below 100',
    show: 'roses',
    set: ['roses 33 --variant RO-R10'],
    bad: ['show rose', 'set roses 3', 'set roses 3 --variant RO-X', 'set roses -3 --variant RO-R10', 'add roses 0'],
    shownBy: PRODUCT,
  },
  variant: {
    list: 'roses',
    show: 'roses RO-R10',
    set: ['roses RO-R10 --price 17.50'],
    bad: ['list rose', 'show roses RO-X', 'set roses RO-R10', 'set roses RO-R10 --price x'],
    shownBy: PRODUCT,
  },
  attribute: {
    list: '',
    show: 'Colour',
    set: ['Colour --title-fr Teinte'],
    bad: ['show Color', 'set Color --position 1', 'set Colour --position -1', 'value Colour Blue --position 1'],
    shownBy: PRODUCT,
  },
  category: {
    list: '',
    show: 'bouquets',
    set: ['bouquets --title-fr Gerbes'],
    hide: hidden('category', 'vases'),
    bad: [
      'show bouquet',
      'set bouquet --title-en X',
      'set bouquets --parent bouquets',
      'set bouquets --featured maybe',
    ],
    shownBy: ['categories'],
  },
  brand: {
    list: '',
    show: 'meadow',
    set: ['meadow --title-fr Pré'],
    hide: hidden('brand', 'meadow'),
    bad: ['show meadows', 'set meadows --featured yes', 'set meadow --image none.png', 'publish meadows'],
    shownBy: ['brands'],
  },
  store: {
    list: '',
    show: 'cornflower',
    set: ['cornflower --about-en Flowers'],
    hide: hidden('store', 'cornflower'),
    bad: [
      'show corn',
      'set corn --dispatch-days 2',
      'set cornflower --email nobody',
      'set cornflower --dispatch-days 0',
    ],
    shownBy: ['store', { params: { slug: 'cornflower' } }],
  },
  tag: {
    list: '',
    show: 'gift',
    set: ['gift --title-fr Présent'],
    bad: ['show gifts', 'set gifts --title-en X', 'set gift'],
    shownBy: ['products'],
  },
  collection: {
    list: '',
    show: 'for-a-birthday',
    set: ['for-a-birthday --title-fr Fête', 'for-a-birthday --products roses|glass-vase'],
    hide: hidden('collection', 'for-a-birthday'),
    bad: [
      'show birthday',
      'set for-a-birthday --products rose',
      'set for-a-birthday --rule age=3',
      'fill for-a-birthday',
    ],
    shownBy: ['home'],
  },
  slider: {
    list: '',
    show: 'cornflower-time',
    set: ['cornflower-time --title-fr Bleuets'],
    hide: hidden('slider', 'cornflower-time'),
    bad: ['show time', 'set cornflower-time --url javascript:x', 'set cornflower-time --place top'],
    shownBy: ['home'],
  },
  tax: {
    list: '',
    show: 'TVA~10~%',
    set: ['TVA~10~% --price 12'],
    bad: ['show TVA', 'set TVA~10~% --price 101', 'set TVA~10~% --type share', 'set TVA~10~%'],
    // only carts use it
    shownBy: null,
  },
  shipping: {
    list: '',
    show: 'Fresh~delivery',
    set: ['Fresh~delivery --per-store yes'],
    bad: [
      'show Fresh',
      'set Fresh~delivery --per-store maybe',
      'place Fresh~delivery FR --price x',
      'hide Fresh~delivery IT',
    ],
    shownBy: PRODUCT,
  },
  page: {
    list: '',
    show: 'terms',
    set: ['terms --body-en <p>New</p>'],
    hide: hidden('page', 'terms'),
    bad: [
      'show term',
      'set term --title-en X',
      'set contact --body-en X',
      'set terms --footer top',
      'set terms --title-en=',
    ],
    shownBy: ['page', { params: { slug: 'returns' } }],
  },
  link: {
    list: '',
    show: 'right /page/returns',
    set: ['right /page/returns --title-fr Renvois'],
    bad: ['show right /returns', 'show top /page/returns', 'set right /page/returns --image x', 'remove left /brands'],
    shownBy: ['common'],
  },
  setting: {
    list: '',
    show: 'phone',
    set: ['phone +33~1', 'languages en,fr,ar'],
    bad: ['show phon', 'set phone', 'set languages fr', 'set currency EURO', 'set return_days 0', 'set email nobody'],
    shownBy: ['common'],
  },
  user: {
    list: '--search maya',
    show: 'maya@example.com',
    set: ['maya@example.com --name Maya~Lind'],
    hide: hidden('user', 'maya@example.com'),
    bad: ['show may@example.com', 'set maya@example.com', 'set maya@example.com --new-email nobody', 'hide nobody'],
    shownBy: null,
  },
};

/** The words of a command; `~` stands for a space within one. */
const argv = (noun: string, verb: string, text = '') => [
  ...[noun, verb],
  ...text
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replaceAll('~', ' ')),
];

/** Runs a command; pages that show the noun must be invalidated within a second. */
async function changesPages(shownBy: Noun['shownBy'], command: readonly string[]): Promise<void> {
  const made = shownBy === null ? [] : await madeOf(...shownBy);
  published.length = 0;
  await operate.json(...command);
  const done = performance.now();
  if (shownBy === null) return;
  // pages that show it after publishing were not made of it while it was hidden
  const ends = made.length > 0 ? made : await madeOf(...shownBy);
  await until(`${command.join(' ')} ends pages of ${ends}`, () => published.some((tag) => ends.includes(tag)));
  expect(performance.now() - done).toBeLessThan(1000);
}

/** Tags that a call's response was made of, by which pages are invalidated. */
async function madeOf(name: CallName, options: CallOptions = {}): Promise<string[]> {
  const params = name === 'product' ? { id: ids.roses } : options.params;
  const { headers } = await api.call(name, { ...options, ...(params && { params }) });
  return String(headers['surrogate-key'] ?? '')
    .split(' ')
    .filter(Boolean);
}

describe.each(Object.entries(EVERY))('issue 15 %s', (noun, { list, show, set, hide, bad, shownBy }) => {
  test('can be listed and shown, as text and JSON', async () => {
    for (const command of [argv(noun, 'list', list), argv(noun, 'show', show)]) {
      const { exit, out, err } = await operate(...command);
      expect([command, exit, err]).toEqual([command, 0, '']);
      expect(out).not.toBe('');
      expect(await operate.json(...command)).toBeTruthy();
    }
  });

  test('can be set, which updates the pages that show it within a second', async () => {
    for (const text of set) await changesPages(shownBy, argv(noun, 'set', text));
  });

  if (hide)
    test('can be hidden and published, which updates its pages', async () => {
      for (const text of hide) await changesPages(shownBy, text.split(' '));
    });

  test.each(bad)('refuses %s with a one-line error and changes nothing', async (text) => {
    const [verb = '', ...rest] = text.split(' ');
    const before = await operate.json(...argv(noun, 'list', list));
    for (const json of [[], ['--json']]) {
      const { exit, out, err } = await operate(...argv(noun, verb, rest.join(' ')), ...json);
      expect([1, 2]).toContain(exit);
      expect(err).toMatch(/^✖ [^{}]+$/);
      if (json.length > 0) expect(JSON.parse(out).error.exit).toBe(exit);
      else expect(out).toBe('');
    }
    expect(await operate.json(...argv(noun, 'list', list))).toEqual(before);
  });
});
