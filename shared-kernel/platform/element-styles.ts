import type { EmotionCache } from '@emotion/cache';
import { css as serialize } from '@emotion/react';
import { createContext, type ElementType, type ReactElement, type ReactNode, use } from 'react';
import type { jsx } from 'react/jsx-runtime';

const Context = createContext<EmotionCache | null>(null);

/**
 * Provides the cache that stores the rules of all `css` below it: one cache per root, in the browser for the lifetime of the page,
 * on the server for one render.
 */
export const StyleCacheProvider = Context.Provider;

type Serialized = ReturnType<typeof serialize>;
type Styles = Parameters<typeof serialize>[0];
type Props = Readonly<Record<string, unknown>>;

/** Props of an element with `css`, as passed by JSX. */
export interface StyledProps extends Props {
  css?: Styles;
  className?: string;
}

/**
 * Converts an element with `css` to one with a class.
 * @param create React's `jsx` or `jsxs`
 * @returns outside of a component, where the cache is unknown, an element of a component that converts it when it renders
 */
export function styledElement(create: typeof jsx, type: ElementType, props: StyledProps, key?: string): ReactElement {
  const cache = cacheHere();
  return cache ? create(type, withClass(cache, type, props), key) : create(Styled, { create, type, props }, key);
}

/** Renders an element with `css` that was created where its cache is unknown. */
export function Styled({
  create,
  type,
  props,
}: {
  create: typeof jsx;
  type: ElementType;
  props: StyledProps;
}): ReactNode {
  return create(type, withClass(cacheOf(use(Context)), type, props));
}

/** @returns undefined outside of a component */
function cacheHere(): EmotionCache | undefined {
  let cache: EmotionCache | null;
  try {
    cache = use(Context);
  } catch {
    // React has no context outside of a render; its development build also logs that to the console
    return undefined;
  }
  return cacheOf(cache);
}

function cacheOf(cache: EmotionCache | null): EmotionCache {
  if (!cache) throw new Error('css needs a StyleCacheProvider around it');
  return cache;
}

/**
 * Replaces `css` in the props by its class and puts the rules into the cache: in the browser into the document, on the server into
 * the source of the page's styles. Classes and rules are the same as from emotion's own JSX runtime.
 */
function withClass(cache: EmotionCache, type: ElementType, { css, className, ...rest }: StyledProps): Props {
  // a class passed on by a component is merged in after this one, so that it wins
  const joined: Styles[] = [];
  let given = '';
  for (const name of className?.split(' ') ?? []) {
    const styles = cache.registered[name];
    if (styles !== undefined) joined.push(`${styles};`);
    else if (name) given += `${name} `;
  }
  if (!css && joined.length === 0) return className === undefined ? rest : { ...rest, className };
  const serialized = serialize(css, ...joined);
  const name = `${cache.key}-${serialized.name}`;
  // only a component can pass its class on
  if (typeof type !== 'string') cache.registered[name] ??= serialized.styles;
  insert(cache, `.${name}`, serialized);
  return { ...rest, className: given + name };
}

function insert(cache: EmotionCache, selector: string, serialized: Serialized): void {
  if (cache.inserted[serialized.name] !== undefined) return;
  cache.insert(selector, serialized, cache.sheet, true);
  // its keyframes
  for (let next = serialized.next; next; next = next.next)
    if (cache.inserted[next.name] === undefined) cache.insert('', next, cache.sheet, true);
}
