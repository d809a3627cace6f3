import type { Markup } from 'shared-kernel/platform/server/markup';
import type { RenderResult } from 'shared-kernel/remote/definition';
import { lacksContent } from 'shared-kernel/remote/render-whole';

const isList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');

const isText = (piece: unknown) => typeof piece === 'string' || ArrayBuffer.isView(piece);

/**
 * Returns a remote's render result if a page can be built from it; an incomplete result is never sent as a page.
 * @throws Error with what is wrong
 */
export function checkRendered(result: RenderResult): RenderResult {
  if (typeof result !== 'object' || result === null) throw new Error('render: no result');
  const { css, cssKey, cssIds, chunks, head, status, redirect } = result;
  if (redirect) {
    if (typeof redirect.to === 'string' && [301, 302, 303].includes(redirect.status)) return result;
    throw new Error('render: a redirect without address or status');
  }
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error(`render: status ${status}`);
  const markup = markupOf(result);
  if (!markup.every(isText) || !markup.some(({ length }) => length > 0)) throw new Error('render: empty');
  if (markup.some((piece) => typeof piece === 'string' && lacksContent(piece)))
    throw new Error('render: a boundary went out with its fallback');
  if (typeof css !== 'string' || typeof cssKey !== 'string' || !isList(cssIds)) throw new Error('render: no styles');
  if (typeof head !== 'object' || head === null || !isList(chunks)) throw new Error('render: no head or chunks');
  return result;
}

/** The rendered markup, in pieces; bytes are cached markup, which was complete. */
export const markupOf = (result: RenderResult): Markup => result.markup ?? [result.html];
