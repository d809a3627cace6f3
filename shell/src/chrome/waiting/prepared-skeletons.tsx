import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StyleCacheProvider } from 'shared-kernel/platform/element-styles';
import { createStyleCache } from 'shared-kernel/remote/style-cache';
import { whenIdle } from '../when-idle';
import { PageSkeleton, type Seen, type Shape } from './page-skeleton';

/** All shapes; the product's also with a known title and picture. */
const KINDS = ['text', 'tiles', 'product', 'seen', 'rows'] as const;
type Kind = (typeof KINDS)[number];
/**
 * ms to render all of them above which a device counts as slow: a page's own placeholder then cannot be painted in time (issue 13).
 * They take a desktop 4 to 8 ms, a phone (CPU 4x) 21 to 42.
 */
const QUICK = 15;
/** to be filled in; a picture without a URL loads nothing */
const UNSEEN: Seen = { title: ' ', picture: '' };

export interface PreparedSkeletons {
  /** A skeleton to put on the page: a copy, because rendering one takes a slow phone longer than a shopper should wait. */
  copy(shape: Shape, seen: Seen | undefined): HTMLElement;
  /** the device's measured speed; undefined until all of them are rendered */
  pace(): 'quick' | 'slow' | undefined;
}

/**
 * Renders the skeletons of all shapes, and their styles, while the browser is idle; a skeleton that is needed earlier is rendered
 * on demand. @param label announced by screen readers
 */
export function prepareSkeletons(label: () => string): PreparedSkeletons {
  const cache = createStyleCache('shell');
  const prepared = new Map<Kind, HTMLElement>();
  let took = 0;
  const prepare = (kind: Kind): HTMLElement => {
    const began = performance.now();
    const host = document.createElement('div');
    const root = createRoot(host, { identifierPrefix: 'shell-waiting-' });
    flushSync(() =>
      root.render(
        <StyleCacheProvider value={cache}>
          <PageSkeleton
            shape={kind === 'seen' ? 'product' : kind}
            seen={kind === 'seen' ? UNSEEN : undefined}
            label={label()}
          />
        </StyleCacheProvider>,
      ),
    );
    const copy = host.cloneNode(true) as HTMLElement;
    root.unmount();
    prepared.set(kind, copy);
    took += performance.now() - began;
    return copy;
  };
  const next = () => {
    const kind = KINDS.find((one) => !prepared.has(one));
    if (!kind) return;
    prepare(kind);
    // each in a separate task
    whenIdle(next);
  };
  whenIdle(next);
  return {
    copy(shape, seen) {
      const kind = seen ? 'seen' : shape;
      const host = (prepared.get(kind) ?? prepare(kind)).cloneNode(true) as HTMLElement;
      if (seen) fill(host, seen);
      return host;
    },
    pace() {
      if (prepared.size < KINDS.length) return undefined;
      return took < QUICK ? 'quick' : 'slow';
    },
  };
}

function fill(host: HTMLElement, { title, picture }: Seen): void {
  const heading = host.querySelector('h1');
  if (heading) heading.textContent = title;
  const image = host.querySelector('img');
  if (image) image.src = picture;
}
