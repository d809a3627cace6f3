/** @jest-environment jest-fixed-jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { cutLibrary, LIBRARY_CUTS } from './library-cuts.mjs';
import { installedFolder, KERNEL } from './place.mjs';

/*
 * Compares the cut React with the complete one: both do the same things with the same page, and their output, calls and resulting
 * document must be equal.
 */

const REACT = installedFolder('react', KERNEL);
const REACT_DOM = installedFolder('react-dom', KERNEL);
const FILES = {
  react: path.join(REACT, 'cjs/react.production.js'),
  'react/jsx-runtime': path.join(REACT, 'cjs/react-jsx-runtime.production.js'),
  scheduler: path.join(installedFolder('scheduler', REACT_DOM), 'cjs/scheduler.production.js'),
  'react-dom': path.join(REACT_DOM, 'cjs/react-dom.production.js'),
  'react-dom/client': path.join(REACT_DOM, 'cjs/react-dom-client.production.js'),
  // the server's React is complete; this is its file without streams
  'react-dom/server': path.join(REACT_DOM, 'cjs/react-dom-server-legacy.browser.production.js'),
};
const isCut = (file) => LIBRARY_CUTS.some((one) => one.file.test(file));

/** React's modules, from the text of their files. */
function modules({ cut }) {
  const loaded = {};
  const load = (name) => {
    if (loaded[name]) return loaded[name].exports;
    const module = { exports: {} };
    loaded[name] = module;
    const source = fs.readFileSync(FILES[name], 'utf8');
    const text = cut && isCut(FILES[name]) ? cutLibrary(source, FILES[name]) : source;
    new Function('require', 'exports', 'module', text)(load, module.exports, module);
    return module.exports;
  };
  return load;
}

/** A page with the shop's uses of React, and interactions with it. */
async function useOf(load) {
  const React = load('react');
  const { createPortal, flushSync } = load('react-dom');
  const { createRoot, hydrateRoot } = load('react-dom/client');
  const { renderToString } = load('react-dom/server');
  const { createElement: h, Fragment, Suspense, Activity } = React;
  // slices of a second: the order of renders must not depend on the machine
  const scheduler = load('scheduler');
  scheduler.unstable_forceFrameRate(1);
  const settled = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      // after all scheduled work
      await new Promise((resolve) => scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve));
    }
  };
  const log = [];
  const controls = {};
  const Context = React.createContext('none');

  class Boundary extends React.Component {
    state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    componentDidCatch(error, { componentStack }) {
      log.push(`caught ${error.message} in ${/Thrower/.test(componentStack)}`);
    }
    componentWillUnmount() {
      log.push('boundary left');
    }
    render() {
      return this.state.failed ? h('em', null, 'failed') : this.props.children;
    }
  }
  function Thrower() {
    throw new Error('on purpose');
  }
  const store = { value: 1, listeners: new Set() };
  const subscribe = (listener) => {
    store.listeners.add(listener);
    return () => store.listeners.delete(listener);
  };
  const Stored = React.memo(function Stored() {
    const value = React.useSyncExternalStore(
      subscribe,
      () => store.value,
      () => 1,
    );
    log.push(`stored ${value}`);
    return h('b', null, value);
  });
  const Field = React.forwardRef(function Field(props, ref) {
    const input = React.useRef(null);
    React.useImperativeHandle(ref, () => ({ clear: () => log.push(`clear ${input.current.name}`) }), []);
    return h('input', { ...props, ref: input });
  });
  function Form() {
    const [text, setText] = React.useState('a');
    const [checked, setChecked] = React.useState(false);
    const [choice, setChoice] = React.useState('2');
    const field = React.useRef(null);
    const id = React.useId();
    controls.field = field;
    const logEvent = (name) => (event) => log.push(`${name} ${event.type} ${event.key ?? ''}`);
    return h(
      'form',
      {
        action: '/search',
        id,
        onSubmit: (event) => {
          event.preventDefault();
          log.push('submitted');
        },
        onClickCapture: logEvent('captured'),
        onFocus: logEvent('focus'),
        onBlur: logEvent('blur'),
      },
      h(Field, { ref: field, name: 'q', value: text, onChange: (event) => setText(event.target.value.toUpperCase()) }),
      h('input', { type: 'checkbox', name: 'c', checked, onChange: (event) => setChecked(event.target.checked) }),
      h('input', { type: 'radio', name: 'r', defaultChecked: true }),
      h('textarea', { name: 't', defaultValue: 'long', onInput: logEvent('input'), onSelect: logEvent('select') }),
      h(
        'select',
        { name: 's', value: choice, onChange: (event) => setChoice(event.target.value) },
        ['1', '2', '3'].map((one) => h('option', { key: one, value: one }, one)),
      ),
      h('button', { type: 'submit', disabled: !checked, onClick: logEvent('pressed') }, `${text} ${choice}`),
      h('div', {
        id: 'events',
        tabIndex: 0,
        onKeyDown: logEvent('key'),
        onMouseEnter: logEvent('enter'),
        onMouseLeave: logEvent('leave'),
        onPointerMove: logEvent('pointer'),
        onDrop: logEvent('drop'),
        onWheel: logEvent('wheel'),
        onScroll: logEvent('scroll'),
        onTransitionEnd: logEvent('transition'),
        onCompositionEnd: logEvent('composition'),
        onBeforeInput: logEvent('before'),
        onPaste: logEvent('paste'),
        onTouchStart: logEvent('touch'),
        onDoubleClick: logEvent('double'),
      }),
    );
  }
  function List() {
    const [{ order, shown, broken, step }, set] = React.useState({ order: [1, 2, 3], shown: true, step: 0 });
    const [isPending, startTransition] = React.useTransition();
    const late = React.useDeferredValue(step);
    controls.set = (change) => flushSync(() => set((state) => ({ ...state, ...change })));
    controls.later = (change) => startTransition(() => set((state) => ({ ...state, ...change })));
    const onEvent = React.useEffectEvent(() => log.push(`event at ${step}`));
    React.useEffect(() => {
      onEvent();
      return () => log.push('effect gone');
    }, [shown]);
    React.useLayoutEffect(() => void log.push(`layout ${step} ${late} ${isPending}`), [step, late, isPending]);
    React.useInsertionEffect(() => void log.push('inserted'), []);
    const twice = React.useMemo(() => step * 2, [step]);
    return h(
      Context,
      { value: `step ${step}` },
      h(
        'ul',
        {
          className: `list ${twice}`,
          style: { color: 'red', '--x': step, lineHeight: step || undefined },
          'data-step': step,
        },
        order.map((key) => h('li', { key, ref: keep(key) }, key, step)),
      ),
      h(Suspense, { fallback: 'wait' }, h(Lazy)),
      h(Activity, { mode: shown ? 'visible' : 'hidden' }, h(Reader), h(Stored)),
      h(Boundary, null, broken ? h(Thrower) : h('i', { hidden: step === 0, 'aria-busy': true, title: 'i' }, 'fine')),
      step > 1 ? createPortal(h('p', { onClick: () => log.push('portal') }, 'above'), controls.above) : null,
      h('div', { dangerouslySetInnerHTML: { __html: `<u>${step}</u>` } }),
      h('a', { href: step > 1 ? 'javascript:alert(1)' : '/x', tabIndex: step }, 'link'),
      h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, strokeLinecap: 'round', xlinkHref: '#a', d: 'M0' })),
      h('img', { src: '/a.jpg', srcSet: '/a.jpg 1x', alt: '', loading: 'lazy', onLoad: () => log.push('loaded') }),
    );
  }
  const keep = (key) => (element) => {
    if (element && key === 1) log.push('ref');
    return () => key === 1 && log.push('ref gone');
  };
  const Reader = () => h('q', null, React.use(Context));
  // available synchronously, so that the server has it, too
  const there = new (class extends Promise {
    // biome-ignore lint/suspicious/noThenProperty: React reads the result while it calls this
    then(resolve) {
      resolve({ default: () => h('s', null, 'lazy', React.useId()) });
    }
  })(() => {});
  const Lazy = React.lazy(() => there);
  const page = () => h(Fragment, null, h(Form), h(List));

  // browser features that jsdom lacks
  globalThis.navigation = { addEventListener: () => log.push('pretends a navigation') };
  document.body.innerHTML = '<div id="above"></div><div id="root"></div>';
  controls.above = document.getElementById('above');
  const container = document.getElementById('root');
  container.innerHTML = renderToString(h(page));
  const first = container.querySelector('button');
  const root = hydrateRoot(container, h(page), {
    onRecoverableError: (error) => log.push(`complaint: ${error.message}`),
  });
  await settled();
  log.push(`same node ${first === container.querySelector('button')}`, container.innerHTML);

  const at = (selector) => container.querySelector(selector);
  const fire = (selector, event) => at(selector).dispatchEvent(event);
  const write = (selector, property, value) => {
    const element = at(selector);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property).set.call(element, value);
  };
  const bubbling = { bubbles: true, cancelable: true };
  at('[name=q]').focus();
  write('[name=q]', 'value', 'ab');
  fire('[name=q]', new Event('input', bubbling));
  at('[name=c]').click();
  write('[name=s]', 'value', '3');
  fire('[name=s]', new Event('change', bubbling));
  write('[name=t]', 'value', 'longer');
  fire('[name=t]', new Event('input', bubbling));
  await settled();
  at('button').click();
  at('#events').focus();
  fire('#events', new KeyboardEvent('keydown', { ...bubbling, key: 'Enter' }));
  fire('#events', new MouseEvent('mouseover', { ...bubbling, relatedTarget: document.body }));
  fire('#events', new MouseEvent('mouseout', { ...bubbling, relatedTarget: document.body }));
  for (const name of 'pointermove drop wheel transitionend compositionend paste touchstart dblclick scroll'.split(' '))
    fire('#events', new Event(name, { ...bubbling, bubbles: name !== 'scroll' }));
  controls.field.current.clear();
  await settled();
  log.push(container.innerHTML);

  controls.set({ step: 1, order: [3, 4, 1] });
  controls.set({ step: 2, order: [5, 1, 3], shown: false });
  log.push(container.innerHTML);
  await settled();
  document.querySelector('p').click();
  flushSync(() => {
    store.value = 2;
    for (const listener of store.listeners) listener();
  });
  controls.later({ step: 3, shown: true });
  await settled();
  log.push(document.body.innerHTML);
  fire('img', new Event('load'));
  controls.set({ broken: true });
  await settled();
  log.push(document.body.innerHTML);
  root.unmount();
  log.push(document.body.innerHTML);

  // as pages are hidden behind one another
  const layers = createRoot(container);
  const Layer = React.memo(({ name }) =>
    h(Suspense, { fallback: 'wait' }, h('article', null, name, h(Stored), h(List))),
  );
  for (const names of ['a', 'ba', 'a', 'ca', 'da', 'ed', 'd']) {
    const shown = [...names].map((name, at) =>
      h(Activity, { key: name, mode: at ? 'hidden' : 'visible' }, h(Layer, { name })),
    );
    flushSync(() => layers.render(shown));
    log.push(names, document.body.innerHTML);
    await settled();
    log.push(document.body.innerHTML);
  }
  layers.unmount();

  const other = createRoot(container, {
    onUncaughtError: (error) => log.push(`uncaught ${error.message.split(';')[0]}`),
  });
  flushSync(() => other.render(h('math', null, h('mi', null, 'x'))));
  log.push(container.innerHTML);
  flushSync(() => other.render(h(undefined)));
  await settled();
  log.push(container.innerHTML);
  return log;
}

test('the trimmed React hydrates, renders, listens and cleans up like the full one', async () => {
  const errors = import.meta.jest.spyOn(console, 'error').mockImplementation(() => {});
  const whole = await useOf(modules({ cut: false }));
  const cut = await useOf(modules({ cut: true }));
  expect(cut).toEqual(whole);
  expect(whole.filter((line) => line.startsWith('complaint'))).toEqual([]);
  expect(whole.length).toBeGreaterThan(50);
  errors.mockRestore();
});
