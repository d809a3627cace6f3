import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

interface Options {
  identifierPrefix: string;
  /** ends a render that still waits for something */
  signal: AbortSignal;
}

/** React's mark of a boundary whose fallback was written because its content threw, or was not there yet. */
const FALLBACK = /<!--\$[!?]-->/;

/** True when markup lacks the content of a Suspense boundary: a page of it is not the page. */
export const lacksContent = (html: string): boolean => FALLBACK.test(html);

/**
 * Markup of a tree with the content of all its Suspense boundaries.
 * `renderToString` takes about half the processor time of the others but writes fallbacks without a word; so it renders, and only
 * a tree in which it wrote one is rendered again with an error hook, which waits for what suspends (docs/decisions/0024).
 * @throws what a component threw; `signal.reason` when the signal came before all was there
 */
export async function renderWhole(tree: ReactNode, { identifierPrefix, signal }: Options): Promise<string> {
  const html = renderToString(tree, { identifierPrefix });
  if (!lacksContent(html)) return html;
  const stop = new AbortController();
  try {
    return await new Promise<string>((resolve, reject) => {
      prerenderToNodeStream(tree, {
        identifierPrefix,
        // in one piece: the page's policy allows no script that would put parts in their places
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
    // the first error decides; what still suspends is not waited for
    stop.abort();
  }
}
