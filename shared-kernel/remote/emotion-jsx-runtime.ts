import type { ElementType, ReactElement } from 'react';
import { jsx as element, jsxs as elementWithChildren, Fragment } from 'react/jsx-runtime';
import { Styled, type StyledProps } from '../platform/element-styles';

/*
 * Replaces `@emotion/react/jsx-runtime`, which remotes built before platform/jsx-runtime request from the shell: one component per
 * element with `css`, so that rules of outer elements come first, as their styles expect.
 */

export { Fragment };

/** Creates an element with at most one child. */
export function jsx(type: ElementType, props: StyledProps, key?: string): ReactElement {
  return Object.hasOwn(props, 'css')
    ? element(Styled, { create: element, type, props }, key)
    : element(type, props, key);
}

/** Creates an element with several children. */
export function jsxs(type: ElementType, props: StyledProps, key?: string): ReactElement {
  return Object.hasOwn(props, 'css')
    ? element(Styled, { create: elementWithChildren, type, props }, key)
    : elementWithChildren(type, props, key);
}
