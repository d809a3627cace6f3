import { createContext, type ReactNode, useContext } from 'react';

/** What a part's markup depends on; objects count by their content. */
export type Dependencies = readonly (object | string | number | boolean | null | undefined)[];

/** What stands for a part while the server writes a page. */
export type KeepMarkup = (by: Dependencies, part: ReactNode) => ReactNode;

const Context = createContext<KeepMarkup | null>(null);
export const KeptMarkupProvider = Context.Provider;

interface KeptMarkupProps {
  /**
   * Everything that the part shows; called on the server only. Objects of an answer as they are: their content is read once for each
   * object, so an answer that serves several pages costs nothing the second time.
   */
  by: () => Dependencies;
  children: ReactNode;
}

/**
 * A part that looks the same wherever it stands, such as a product tile, or that most changes of its page leave as it is: a server's
 * process renders it once and keeps its markup (`platform/server/kept-markup`). In the browser it is its children. Parts may lie in
 * each other.
 * PITFALL: its first markup may depend on `by`, the language and the site data alone: no clock, nothing of the visitor. A part that
 * calls `useId` names one of the component around it in `by`: React's ids say where in the tree they stand.
 */
export function KeptMarkup({ by, children }: KeptMarkupProps): ReactNode {
  const keep = useContext(Context);
  return keep ? keep(by(), children) : children;
}
