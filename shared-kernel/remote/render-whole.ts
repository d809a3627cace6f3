import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

interface Options {
  identifierPrefix: string;
  /** aborts a render that is still waiting */
  signal: AbortSignal;
}

/** React's marker of a boundary whose fallback was rendered because its content threw, or suspended. */
const FALLBACK = /<!--\$[!?]-->/;

/** True when markup lacks the content of a Suspense boundary, so that the page is incomplete. */
export const lacksContent = (html: string): boolean => FALLBACK.test(html);

/**
 * Markup of a tree with the content of all its Suspense boundaries. `renderToString` takes about half the processor time of the
 * others but renders fallbacks silently; so it renders first, and only a tree with a fallback is rendered again with an error hook,
 * which waits for suspended content (docs/decisions/0024).
 * @throws the error that a component threw; `signal.reason` when the signal came before the tree was complete
 */
export async function renderWhole(tree: ReactNode, { identifierPrefix, signal }: Options): Promise<string> {
  const html = renderToString(tree, { identifierPrefix });
  if (!lacksContent(html)) return html;
  const stop = new AbortController();
  try {
    return await new Promise<string>((resolve, reject) => {
      prerenderToNodeStream(tree, {
        identifierPrefix,
        // in one piece: the page's CSP allows no script that would move parts into place
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        signal: AbortSignal.any([signal, stop.signal]),
        onError: reject,
      })
        .then(({ prelude }) => {
          signal.throwIfAborted();
          return text(prelude);
        })
        .then(resolve, reject);
    });
  } finally {
    // the first error decides; suspended content is not awaited
    stop.abort();
  }
}
