import type { EmotionCache } from '@emotion/cache';
import { css as serialize } from '@emotion/react';
import { createContext, type ElementType, type ReactElement, type ReactNode, use } from 'react';
import type { jsx } from 'react/jsx-runtime';

const Context = createContext<EmotionCache | null>(null);

/** Where the `css` below it keeps its rules: one cache per root, in the browser as long as the page lives, on the server for one render. */
export const StyleCacheProvider = Context.Provider;

type Serialized = ReturnType<typeof serialize>;
type Styles = Parameters<typeof serialize>[0];
type Props = Readonly<Record<string, unknown>>;

/** Props of an element with `css`, as JSX gives them. */
export interface StyledProps extends Props {
  css?: Styles;
  className?: string;
}

/**
 * An element with `css` as the element with a class that it stands for.
 * @param create React's `jsx` or `jsxs`
 * @returns outside of a component, where no cache can be known, an element of a component that does it when it renders
 */
export function styledElement(create: typeof jsx, type: ElementType, props: StyledProps, key?: string): ReactElement {
  const cache = cacheHere();
  return cache ? create(type, withClass(cache, type, props), key) : create(Styled, { create, type, props }, key);
}

/** The component of an element with `css`, for those that are made where their cache is not known. */
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
    // React knows no context while nothing renders; its development build says so in the console, too
    return undefined;
  }
  return cacheOf(cache);
}

function cacheOf(cache: EmotionCache | null): EmotionCache {
  if (!cache) throw new Error('css needs a StyleCacheProvider around it');
  return cache;
}

/**
 * The props with the class of their `css` in its place. Its rules are in the cache from now on: in the browser in the document, on the
 * server in what the page's style is written from. Classes and rules are those that emotion's own JSX runtime makes.
 */
function withClass(cache: EmotionCache, type: ElementType, { css, className, ...rest }: StyledProps): Props {
  // the class that a component hands on joins this one, behind it, so that it wins
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
  // only a component can hand its class on
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
