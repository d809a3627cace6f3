import type { ElementType, ReactElement } from 'react';
import { jsx as element, jsxs as elementWithChildren, Fragment } from 'react/jsx-runtime';
import { type StyledProps, styledElement } from './element-styles';

/*
 * The functions that compiled JSX calls (docs/decisions/0051). An element with `css` becomes an element with a class at once,
 * whereas emotion's own runtime adds two components, which React renders in every hydration and tap. Types are emotion's
 * (tsconfig.json). PITFALL: JSX creates inner elements before outer ones, so rules of inner ones come first. An outer element's
 * rules about inner ones must have a specificity below a class, `*:where(&) > *`, or above it, `& > li`.
 */

export { Fragment };

/** Creates an element with at most one child. */
export function jsx(type: ElementType, props: StyledProps, key?: string): ReactElement {
  return Object.hasOwn(props, 'css') ? styledElement(element, type, props, key) : element(type, props, key);
}

/** Creates an element with several children. */
export function jsxs(type: ElementType, props: StyledProps, key?: string): ReactElement {
  return Object.hasOwn(props, 'css')
    ? styledElement(elementWithChildren, type, props, key)
    : elementWithChildren(type, props, key);
}
