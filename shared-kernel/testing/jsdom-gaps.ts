import { File as NodeFile } from 'node:buffer';

/**
 * What jsdom 26 lacks of the browsers that the shop runs in. Only the part that our code relies on; what these do for the eye
 * is tested in a real browser (e2e).
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
  // jsdom has no layout, so no query matches; a test of a small screen replaces this
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
  CSSStyleSheet.prototype.insertRule = onlyWhatHides(CSSStyleSheet.prototype.insertRule);
  // Node's form takes Node's files only
  globalThis.File = NodeFile as unknown as typeof File;
  globalThis.BroadcastChannel = thatEndsWithItsPage();
  // without layout nothing is in view; a test in which something comes into view replaces this
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
/** what shows again in some state, such as a dialog that is open */
const SHOWS_IN_STATE = /^[^{]*[[:][^{]*\{(?:[^}]*;)?\s*display:/;

/**
 * Whoever asks by role asks for the style of every element, and jsdom tries every rule on each: half of the time of a large screen's
 * tests. Without layout only what hides, or stops a pointer, makes a difference; rules of other things are left out.
 */
function onlyWhatHides(insertRule: CSSStyleSheet['insertRule']): CSSStyleSheet['insertRule'] {
  const matters = (rule: string) => HIDES.test(rule) || SHOWS_IN_STATE.test(rule);
  return function (this: CSSStyleSheet, rule, index) {
    return matters(rule) ? insertRule.call(this, rule, index) : 0;
  };
}

/** jest-fixed-jsdom puts Node's FormData in place of jsdom's, for `fetch`; Node's cannot read a form. */
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

/** A page's channel ends with the page; Node's, which stands in for it, would keep the test run from ending. */
function thatEndsWithItsPage(): typeof BroadcastChannel {
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      (this as unknown as { unref(): void }).unref();
    }
  };
}
