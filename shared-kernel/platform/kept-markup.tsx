import { createContext, type ReactNode, useContext } from 'react';

/** Values that a part's markup depends on; objects are compared by content. */
export type Dependencies = readonly (object | string | number | boolean | null | undefined)[];

/** Replaces a part while the server renders a page. */
export type KeepMarkup = (by: Dependencies, part: ReactNode) => ReactNode;

const Context = createContext<KeepMarkup | null>(null);
export const KeptMarkupProvider = Context.Provider;

interface KeptMarkupProps {
  /**
   * Everything that the part shows; called on the server only. Pass objects of a response unchanged: their content is read once per
   * object, so a response used by several pages costs nothing the second time.
   */
  by: () => Dependencies;
  children: ReactNode;
}

/**
 * A part that looks the same wherever it is used, such as a product tile, or that most changes of its page do not affect: a server
 * process renders it once and caches its markup (`platform/server/kept-markup`). In the browser it renders its children. Parts can
 * be nested. PITFALL: its first markup may depend on `by`, the language and the site data alone: no clock, nothing about the
 * visitor. A part that calls `useId` needs an id from the surrounding component in `by`: React's ids encode the position in the
 * tree.
 */
export function KeptMarkup({ by, children }: KeptMarkupProps): ReactNode {
  const keep = useContext(Context);
  return keep ? keep(by(), children) : children;
}
