import { ELEMENT } from '../boot';
import { readBoot, readSite } from './read-boot';

const WHOLE = {
  language: 'fr',
  facts: '/facts/fr-0123456789abcdef.json',
  remotes: [],
  routes: [],
  active: 'shell',
  inline: null,
};
const write = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${ELEMENT.boot}"></script>`;
  (document.body.firstChild as HTMLElement).textContent = text;
};

test('reads the page’s boot data', () => {
  write(JSON.stringify(WHOLE));
  expect(readBoot()).toEqual(WHOLE);
});

test.each([
  ['no text', ''],
  ['truncated text', JSON.stringify(WHOLE).slice(0, -9)],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['an unknown language', JSON.stringify({ ...WHOLE, language: 'xx' })],
  ['no URL of the site data', JSON.stringify({ ...WHOLE, facts: undefined })],
  ['no list of remotes', JSON.stringify({ ...WHOLE, remotes: {} })],
  ['no routes', JSON.stringify({ ...WHOLE, routes: undefined })],
])('S070 %s stops the shell’s start', (_, text) => {
  write(text);
  expect(readBoot).toThrow();
});

describe('site data', () => {
  const boot = WHOLE as unknown as ReturnType<typeof readBoot>;
  const site = { common: {}, texts: {} };
  /** Responses of `fetch`, one after the other. */
  const answers = (...all: (() => Response)[]) => {
    const requested: unknown[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      requested.push(address);
      return (all.shift() ?? Response.error)();
    });
    return requested;
  };
  afterEach(() => jest.restoreAllMocks());

  test('S063 are loaded from the URL named by the page', async () => {
    const requested = answers(() => Response.json(site));
    expect(await readSite(boot)).toEqual(site);
    expect(requested).toEqual([WHOLE.facts]);
  });

  test('S070 are requested again when the connection breaks', async () => {
    answers(
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => Response.json(site),
    );
    expect(await readSite(boot)).toEqual(site);
  });

  test.each([
    ['a server without them', () => new Response('', { status: 503 })],
    ['null', () => Response.json(null)],
    ['data without texts', () => Response.json({ common: {} })],
    ['truncated text', () => new Response('{"common":')],
  ])('S070 %s stops the shell’s start', async (_, answer) => {
    answers(answer, answer);
    await expect(readSite(boot)).rejects.toThrow();
  });
});
