import { File as NodeFile } from 'node:buffer';

/**
 * Browser features that jsdom 26 lacks. Only the parts that our code needs; their visual effects are tested in a real browser
 * (e2e).
 */
export function fillJsdomGaps(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  // jsdom has no layout, so no query matches; a test of a small screen overrides this
  window.matchMedia ??= (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollBy ??= () => {};
  globalThis.ResizeObserver ??= class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.FormData = withForms();
  CSSStyleSheet.prototype.insertRule = keepHidingRules(CSSStyleSheet.prototype.insertRule);
  // Node's FormData only accepts Node's files
  globalThis.File = NodeFile as unknown as typeof File;
  globalThis.BroadcastChannel = unrefBroadcastChannel();
  // without layout nothing is in view; a test in which something comes into view overrides this
  globalThis.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
  };
}

const HIDES = /[{;]\s*(?:display:\s*none|visibility:|pointer-events:)/;
/** matches rules that show something in a certain state, such as an open dialog */
const SHOWS_IN_STATE = /^[^{]*[[:][^{]*\{(?:[^}]*;)?\s*display:/;

/**
 * Queries by role compute the style of every element, and jsdom matches every rule with each: half of the time of a large screen's
 * tests. Without layout only rules that hide something, or stop a pointer, matter; all others are skipped.
 */
function keepHidingRules(insertRule: CSSStyleSheet['insertRule']): CSSStyleSheet['insertRule'] {
  const matters = (rule: string) => HIDES.test(rule) || SHOWS_IN_STATE.test(rule);
  return function (this: CSSStyleSheet, rule, index) {
    return matters(rule) ? insertRule.call(this, rule, index) : 0;
  };
}

/** jest-fixed-jsdom replaces jsdom's FormData with Node's, for `fetch`; Node's cannot read a form. */
function withForms(): typeof FormData {
  const frame = document.documentElement.appendChild(document.createElement('iframe'));
  const OfJsdom = (frame.contentWindow as unknown as typeof globalThis).FormData;
  frame.remove();
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (form) for (const [name, value] of new OfJsdom(form, submitter)) this.append(name, value);
    }
  };
}

/** A page's channel closes with the page; Node's, which replaces it, would keep the test run from ending. */
function unrefBroadcastChannel(): typeof BroadcastChannel {
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      (this as unknown as { unref(): void }).unref();
    }
  };
}
