import type { ElementType, ReactElement } from 'react';
import { jsx as element, jsxs as elementWithChildren, Fragment } from 'react/jsx-runtime';
import { Styled, type StyledProps } from '../platform/element-styles';

/*
 * Stands in for `@emotion/react/jsx-runtime`, which remotes built before platform/jsx-runtime ask the shell for: a component for each
 * element with `css`, so that rules of outer elements come first, as their styles expect.
 */

export { Fragment };

/** An element with one child or none. */
export function jsx(type: ElementType, props: StyledProps, key?: string): ReactElement {
  return Object.hasOwn(props, 'css')
    ? element(Styled, { create: element, type, props }, key)
    : element(type, props, key);
}

/** An element with several children. */
export function jsxs(type: ElementType, props: StyledProps, key?: string): ReactElement {
  return Object.hasOwn(props, 'css')
    ? element(Styled, { create: elementWithChildren, type, props }, key)
    : elementWithChildren(type, props, key);
}
