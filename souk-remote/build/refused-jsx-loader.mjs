import { parseSync } from '@swc/core';

/** Rejects elements in a source file that the browser's React, cut by react-cuts.mjs, does not support. */
export default function refusedJsxLoader(source) {
  refuseJsx(source, this.resourcePath);
  return source;
}

/**
 * Elements that React would hoist into the document's head, or treat as the document itself; inside an <svg> `title` and `style`
 * are its own.
 */
const DOCUMENT = /^(?:html|head|body|title|meta|link|style|script)$/;
const MAYBE = /<(?:html|head|body|title|meta|link|style|script|[a-z]+-[\w-]+|Fragment\s)/;

/**
 * @param {string} source TypeScript
 * @param {string} file named in the error
 * @throws Error for an element of the document's head, a custom element, or a Fragment with a ref
 */
export function refuseJsx(source, file) {
  if (!file.endsWith('x') || !MAYBE.test(source)) return;
  const program = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const [refused] = refusedIn(program, false);
  if (refused)
    throw new Error(
      `${file}: ${refused}: React in the browser is cut (souk-remote/build/react-cuts.mjs) and does not know this. What belongs into the head stands in a route's definition.`,
    );
}

function refusedIn(node, inSvg) {
  if (node === null || typeof node !== 'object') return [];
  const name = node.type === 'JSXElement' ? node.opening.name.value : undefined;
  const own =
    name === undefined
      ? []
      : [
          ...(name.includes('-') ? [`<${name}> is a custom element`] : []),
          ...(DOCUMENT.test(name) && !inSvg ? [`<${name}> belongs into the document's head`] : []),
          ...(name === 'Fragment' && node.opening.attributes.some((one) => one.name?.value === 'ref')
            ? ['a Fragment has no ref']
            : []),
        ];
  return [...own, ...Object.values(node).flatMap((each) => refusedIn(each, inSvg || name === 'svg'))];
}
