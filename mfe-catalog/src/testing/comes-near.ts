import { act } from '@testing-library/react';

const waiting = new Map<Element, () => void>();
const Original = globalThis.IntersectionObserver;

/** For tests of parts that wait for the shopper to come near: call at the top of the file. */
export function observeNearness(): void {
  beforeEach(() => {
    globalThis.IntersectionObserver = class extends Original {
      constructor(private readonly callback: IntersectionObserverCallback) {
        super(callback);
      }
      override observe(element: Element) {
        waiting.set(element, () => this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this));
      }
    };
  });
  afterEach(() => {
    globalThis.IntersectionObserver = Original;
    waiting.clear();
  });
}

/** Brings the part with this element near the viewport, or all parts. */
export function comeNear(part?: Element): void {
  act(() => {
    for (const [element, report] of waiting) if (!part || element.contains(part)) report();
  });
}
