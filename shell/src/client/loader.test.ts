import fs from 'node:fs';
import path from 'node:path';
import { STORAGE } from 'shared-kernel/contract/storage';

const source = fs.readFileSync(path.join(__dirname, 'loader.js'), 'utf8');

/** Separate tasks of the pages: timers without a delay. They are queued here. */
const tasks: (() => void)[] = [];
/** Runs one task after the other, including those they add. @throws Error when they never end */
async function runTasks(): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const task = tasks.shift();
    if (!task) return;
    task();
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('tasks without end');
}

/** A separate page for every test: the loader never removes its listeners from the document. */
function page(
  body: string,
  { data = '', cookie = '', storage = {} as object | null, session = {} as object | null } = {},
) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inside = frame.contentDocument as Document;
  inside.open();
  inside.write(`<!doctype html><html><head></head><body>${body}</body></html>`);
  inside.close();
  if (cookie) Object.defineProperty(inside, 'cookie', { value: cookie });
  const element = inside.createElement('script');
  for (const [, name, value] of data.matchAll(/(data-[\w-]+)="([^"]*)"/g))
    element.setAttribute(name as string, value as string);
  Object.defineProperty(inside, 'currentScript', { value: element });
  const view = inside.defaultView as Window & typeof globalThis;
  const timers: (() => void)[] = [];
  const later = (task: () => void, ms = 0) => (ms === 0 ? tasks : timers).push(task);
  let tick: (() => void) | undefined;
  const every = (task: () => void) => {
    tick = task;
  };
  const noMore = () => {
    tick = undefined;
  };
  // jsdom's own load event is not under the test's control
  let load = () => {};
  const observers: (() => void)[] = [];
  let painted: string[] = [];
  class Paints {
    constructor(private callback: (list: object, observer: Paints) => void) {}
    observe() {
      observers.push(() => {
        const list = { getEntriesByName: (name: string) => painted.filter((paint) => paint === name) };
        this.callback(list, this);
      });
    }
    disconnect() {
      observers.length = 0;
    }
  }
  const window = {
    addEventListener: (_: 'load', run: () => void) => {
      load = run;
    },
    __loader: {} as Required<Window>['__loader'],
  };
  const location = { reload: jest.fn() };
  Object.defineProperty(inside, 'readyState', { value: 'complete' });
  const names = [
    'window',
    'document',
    'PerformanceObserver',
    'setTimeout',
    'setInterval',
    'clearInterval',
    'Event',
    'localStorage',
    'sessionStorage',
    'location',
  ];
  const run = new Function(...names, source);
  run(window, inside, Paints, later, every, noMore, view.Event, storage, session, location);
  const $ = <T extends HTMLElement>(selector: string) => inside.querySelector(selector) as T;
  const scripts = () => [...inside.querySelectorAll<HTMLScriptElement>('head script[src]')];
  const { __loader } = window;
  const ready = (id: string) => __loader.ready(id);
  const parsed = () => void inside.dispatchEvent(new view.Event('DOMContentLoaded'));
  const paint = (name = 'first-contentful-paint') => {
    painted = [name];
    for (const report of [...observers]) report();
  };
  const late = () => {
    load();
    for (const run of timers) run();
  };
  return {
    inside,
    view,
    $,
    scripts,
    parsed,
    paint,
    late,
    tick: () => tick?.(),
    ready,
    loader: __loader,
    reload: location.reload,
  };
}
const ROOT = '<div id="app" data-root=""><button type="button">+</button></div>';
const DATA = 'data-src="/a.js /b.js" data-integrity="sha384-x -"';

afterEach(() => {
  tasks.length = 0;
  document.body.replaceChildren();
});

test('scripts wait for the document and the first contentful paint, then start in order with their hashes', async () => {
  const { parsed, paint, scripts } = page(ROOT, { data: DATA });
  paint();
  await runTasks();
  expect(scripts()).toHaveLength(0);
  parsed();
  paint('first-paint');
  await runTasks();
  expect(scripts()).toHaveLength(0);
  paint();
  await runTasks();
  expect(scripts().map((script) => [script.getAttribute('src'), script.integrity ?? '', script.async])).toEqual([
    ['/a.js', 'sha384-x', false],
    ['/b.js', '', false],
  ]);
});

test('S077 the shell’s scripts do not wait for a remote’s', () => {
  const remote = '/remotes/mfe-catalog/remoteEntry.js';
  const { $, view, scripts } = page(ROOT, { data: `data-src="${remote} /assets/locale-en.js /assets/main.js"` });
  $('button').dispatchEvent(new view.Event('pointerdown', { bubbles: true }));
  expect(scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual([
    [remote, true],
    ['/assets/locale-en.js', false],
    ['/assets/main.js', false],
  ]);
});

test('S077 replaces a hanging style sheet by a copy that blocks nothing, until scripts start', () => {
  const { $, view, tick } = page(`<link rel="stylesheet" media="all" href="/late.css">${ROOT}`);
  const link = $('link');
  tick();
  const copy = $('link');
  expect(copy).not.toBe(link);
  expect(copy.outerHTML).toBe(link.outerHTML);
  $('button').dispatchEvent(new view.Event('pointerdown', { bubbles: true }));
  tick();
  expect($('link')).toBe(copy);
});

test('a background tab, which paints nothing, starts its scripts after load', async () => {
  const { parsed, late, paint, scripts } = page(ROOT, { data: DATA });
  parsed();
  late();
  expect(scripts()).toHaveLength(2);
  paint();
  await runTasks();
  expect(scripts()).toHaveLength(2);
});

test('marks the document once its last script has loaded', async () => {
  const { inside, $, view, scripts, loader } = page(ROOT, { data: DATA });
  $('button').dispatchEvent(new view.Event('pointerdown', { bubbles: true }));
  loader.begin();
  const marks = scripts().map((script) => {
    script.dispatchEvent(new view.Event('load'));
    return inside.documentElement.dataset.scripted;
  });
  expect(marks).toEqual([undefined, '']);
});

test('the first touch starts the scripts at once, and only once', () => {
  const { $, view, scripts } = page(ROOT, { data: DATA });
  for (let i = 0; i < 2; i++) $('button').dispatchEvent(new view.Event('pointerdown', { bubbles: true }));
  expect(scripts()).toHaveLength(2);
});

test('early clicks are replayed once each, in separate tasks, in order', async () => {
  const { $, ready } = page(ROOT);
  let count = 0;
  const taps: number[] = [];
  $('button').click();
  $('button').click();
  $('button').addEventListener('click', () => {
    const seen = count;
    queueMicrotask(() => {
      count = seen + 1;
    });
    taps.push(seen);
  });
  ready('app');
  expect(taps).toEqual([]);
  await runTasks();
  expect(taps).toEqual([0, 1]);
  expect(count).toBe(2);
  ready('app');
  await runTasks();
  expect(taps).toHaveLength(2);
});

test('a click waits only for its own root', async () => {
  const { $, ready } = page(`${ROOT}<div id="other" data-root=""></div>`);
  const received = jest.fn();
  $('button').click();
  $('button').addEventListener('click', received);
  ready('other');
  await runTasks();
  expect(received).not.toHaveBeenCalled();
  ready('app');
  await runTasks();
  expect(received).toHaveBeenCalledTimes(1);
});

test('a click in a nested root waits for that root to hydrate', async () => {
  const { $, ready } = page(
    '<div id="app" data-root=""><div id="part" data-root=""><button type="button"></button></div></div>',
  );
  const received = jest.fn();
  ready('app');
  $('button').click();
  $('button').addEventListener('click', received);
  await runTasks();
  expect(received).not.toHaveBeenCalled();
  ready('part');
  await runTasks();
  expect(received).toHaveBeenCalledTimes(1);
});

test('holds back no events after hydration', () => {
  const { $, ready } = page(ROOT);
  ready('app');
  const received = jest.fn();
  $('button').addEventListener('click', received);
  $('button').click();
  expect(received).toHaveBeenCalledTimes(1);
});

test('links and fields work before hydration', () => {
  const { $, view } = page('<div id="app" data-root=""><a href="#x">x</a><input></div>');
  for (const selector of ['a', 'input']) {
    const event = new view.MouseEvent('click', { bubbles: true, cancelable: true });
    $(selector).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
});

test('S012 clicking a language link before hydration stores the choice', () => {
  const { $, inside, view, ready } = page(
    '<div id="app" data-root=""><a href="#ar" hreflang="ar"><b>العربية</b></a><a id="plain" href="#x">x</a></div>',
  );
  const cookies: string[] = [];
  Object.defineProperty(inside, 'cookie', { set: (text: string) => cookies.push(text) });
  const click = (selector: string, init: MouseEventInit = {}) =>
    $(selector).dispatchEvent(new view.MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  click('#plain');
  click('b', { ctrlKey: true });
  expect(cookies).toEqual([]);
  expect(click('b')).toBe(true);
  expect(cookies).toEqual(['currentLanguage=ar; path=/; max-age=31536000; samesite=lax']);
  // once hydrated, the header handles it
  ready('app');
  click('b');
  expect(cookies).toHaveLength(1);
});

test('an early submit is replayed; a GET form opens its page', async () => {
  const { $, view, ready } = page(
    '<div id="app" data-root=""><form id="get"></form><form id="post" method="post"></form></div>',
  );
  const send = (id: string) => {
    const event = new view.Event('submit', { bubbles: true, cancelable: true });
    $(`#${id}`).dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send('get')).toBe(false);
  expect(send('post')).toBe(true);
  const again = jest.fn();
  $<HTMLFormElement>('#post').requestSubmit = again;
  ready('app');
  await runTasks();
  expect(again).toHaveBeenCalledTimes(1);
});

test('React receives typed text once, with its last value', async () => {
  const { $, view, ready } = page('<div id="app" data-root=""><input></div>');
  const field = $<HTMLInputElement>('input');
  for (const text of ['l', 'la', 'lam', 'lamp']) {
    field.value = text;
    field.dispatchEvent(new view.Event('input', { bubbles: true }));
  }
  const received: string[] = [];
  field.addEventListener('input', () => received.push(field.value));
  ready('app');
  await runTasks();
  expect(received).toEqual(['lamp']);
});

test('S166 a submit during the replay waits until all text is replayed', async () => {
  const { $, ready, view } = page(
    '<div id="app" data-root=""><form method="post"><input><input><button></button></form></div>',
  );
  const form = $<HTMLFormElement>('form');
  const fields = [...form.querySelectorAll('input')];
  for (const field of fields) {
    field.value = 'typed';
    field.dispatchEvent(new view.Event('input', { bubbles: true }));
  }
  const received: string[] = [];
  form.addEventListener('input', () => received.push('text'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    received.push('submit');
  });
  ready('app');
  form.requestSubmit();
  await runTasks();
  expect(received).toEqual(['text', 'text', 'submit']);
  // from now on nothing is kept
  form.requestSubmit();
  expect(received).toHaveLength(4);
});

test('typed text survives a render that resets its field', async () => {
  const { $, ready, view } = page('<div id="app" data-root=""><input><input type="password"></div>');
  const [name, password] = [$<HTMLInputElement>('input'), $<HTMLInputElement>('[type=password]')];
  for (const [field, text] of [
    [name, 'ada'],
    [password, 'secret'],
  ] as const) {
    field.value = text;
    field.dispatchEvent(new view.Event('input', { bubbles: true }));
  }
  // a controlled field that re-renders before it has received the text
  name.value = '';
  ready('app');
  await runTasks();
  expect([name.value, password.value]).toEqual(['ada', 'secret']);
});

test.each([
  ['frontend_signed_in=1', true],
  ['a=b; frontend_signed_in=1; c=d', true],
  ['xfrontend_signed_in=1', false],
  ['frontend_signed_in=10', false],
  ['', false],
])('cookie %p marks the document before the first paint: %p', (cookie, marked) => {
  const { inside } = page(ROOT, { cookie: cookie || 'none' });
  expect(inside.documentElement.hasAttribute('data-signed-in')).toBe(marked);
});

test.each([
  ['8', '8', true],
  ['7', '8', false],
  ['', '8', false],
  ['8', '', false],
])('S047 closed banner %p on a page with banner %p is marked before the first paint: %p', (closed, banner, marked) => {
  const data = banner ? `data-top-banner="${banner}"` : '';
  const { inside } = page(ROOT, { data, storage: closed ? { topBannerClosed: closed } : {} });
  expect(inside.documentElement.hasAttribute('data-top-banner-closed')).toBe(marked);
});

test('the colour scheme is set before the first paint, also without storage', async () => {
  expect(page(ROOT, { storage: { colourScheme: 'dark' } }).inside.documentElement.dataset.scheme).toBe('dark');
  expect(page(ROOT).inside.documentElement.dataset.scheme).toBeUndefined();
  const { parsed, paint, scripts } = page(ROOT, { data: DATA, storage: null });
  parsed();
  paint();
  await runTasks();
  expect(scripts()).toHaveLength(2);
});

describe('S070 failed start of the shell', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const NOW = 1_000_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  beforeEach(() => void clock.mockReturnValue(NOW));
  afterAll(() => {
    logged.mockRestore();
    clock.mockRestore();
  });
  const SLOT = `<div id="header" data-root=""><button type="button">menu</button><form method="post"></form></div>
    <main id="slot" tabindex="-1"><div id="app" data-root=""><p>page</p></div></main>
    <template id="error-page"><p role="heading" aria-level="1">SORRY</p><button>Try again</button></template>`;
  /** A page whose scripts are loading; `settle` finishes the last of them. */
  const loading = (options: Parameters<typeof page>[1] = {}, body = SLOT) => {
    const own = page(body, { data: DATA, ...options });
    own.parsed();
    own.paint();
    while (own.scripts().length === 0) tasks.shift()?.();
    const settle = (type: 'load' | 'error', which = -1) =>
      own.scripts().at(which)?.dispatchEvent(new own.view.Event(type));
    return { ...own, settle };
  };
  const JUST_RELOADED = { [STORAGE.chunkReload]: String(NOW - 59_999) };

  test('a failed script does not stop the next one from loading', () => {
    const { settle, scripts } = loading();
    settle('error', 0);
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/b.js']);
  });

  test.each(['error', 'load'] as const)('reloads once when its script ends with %p without starting', (type) => {
    const session: Record<string, string> = {};
    const { settle, reload, scripts, view, $ } = loading({ session });
    const [last] = scripts().slice(-1);
    settle(type);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(Number(session[STORAGE.chunkReload])).toBe(NOW);
    expect($('#slot')).toHaveTextContent('page');
    last?.dispatchEvent(new view.Event(type));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('ignores failures of a remote’s script and of a script that has started', () => {
    const { settle, reload, loader } = loading();
    settle('error', 0);
    loader.begin();
    settle('load');
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['less than 60 s ago', 'shows the error page', JUST_RELOADED],
    ['60 s ago', 'reloads', { [STORAGE.chunkReload]: String(NOW - 60_000) }],
    ['in the future, because the clock was set back,', 'reloads', { [STORAGE.chunkReload]: String(NOW + 100_000) }],
    ['at an unknown time, as storage is blocked,', 'shows the error page', null],
  ])('S074 D13 a failure after a reload %s %s', (_, answer, session) => {
    const { settle, reload, inside } = loading({ session });
    settle('error');
    expect(reload).toHaveBeenCalledTimes(answer === 'reloads' ? 1 : 0);
    expect(inside.title).toBe(answer === 'reloads' ? '' : 'SORRY');
  });

  test('S072 the error page fills and focuses the slot, its button reloads, and the frame stays', () => {
    const { loader, $, inside, reload } = loading({ session: JUST_RELOADED });
    loader.begin();
    loader.fail(new Error('start'));
    expect(logged).toHaveBeenLastCalledWith(expect.any(String), new Error('start'));
    expect($('#slot [role=heading]')).toHaveTextContent('SORRY');
    expect($('#slot')).not.toHaveTextContent('page');
    expect(inside.activeElement).toBe($('#slot'));
    expect($('#header button')).toHaveTextContent('menu');
    $('#slot button').click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('stops holding back clicks and submits', () => {
    const { loader, $, view } = loading({ session: JUST_RELOADED });
    const press = () => {
      const click = new view.MouseEvent('click', { bubbles: true, cancelable: true });
      const submit = new view.Event('submit', { bubbles: true, cancelable: true });
      $('#header button').dispatchEvent(click);
      $('form').dispatchEvent(submit);
      return [click.defaultPrevented, submit.defaultPrevented];
    };
    expect(press()).toEqual([true, true]);
    loader.fail('');
    expect(press()).toEqual([false, false]);
  });

  test('the browser submits a held form with an action instead of reloading', () => {
    const { loader, $, view, reload } = loading(
      {},
      '<div id="app" data-root=""><form method="post"></form><form id="contact" method="post" action="/page/contact"></form></div>',
    );
    const sent = jest.fn((event: Event) => event.preventDefault());
    for (const form of ['form', '#contact'])
      $(form).dispatchEvent(new view.Event('submit', { bubbles: true, cancelable: true }));
    $('#app').addEventListener('submit', sent);
    loader.fail('');
    expect(sent.mock.calls.map(([event]) => event.target)).toEqual([$('#contact')]);
    expect(reload).not.toHaveBeenCalled();
  });
});
