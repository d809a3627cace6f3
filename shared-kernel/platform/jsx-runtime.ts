import type { ElementType, ReactElement } from 'react';
import { jsx as element, jsxs as elementWithChildren, Fragment } from 'react/jsx-runtime';
import { type StyledProps, styledElement } from './element-styles';

/*
 * What the compiler calls for JSX (docs/decisions/0051). An element with `css` becomes an element with a class at once, where emotion's
 * own runtime makes two more components of it, which React renders in every hydration and tap. Types are emotion's (tsconfig.json).
 * PITFALL: JSX makes inner elements before outer ones, so rules of inner ones stand first. What an outer one says of them must weigh
 * less than a class, `*:where(&) > *`, or more, `& > li`.
 */

export { Fragment };

/** An element with one child or none. */
export function jsx(type: ElementType, props: StyledProps, key?: string): ReactElement {
  return Object.hasOwn(props, 'css') ? styledElement(element, type, props, key) : element(type, props, key);
}

/** An element with several children. */
export function jsxs(type: ElementType, props: StyledProps, key?: string): ReactElement {
  return Object.hasOwn(props, 'css')
    ? styledElement(elementWithChildren, type, props, key)
    : elementWithChildren(type, props, key);
}
