import { createContext, type ReactNode, useContext } from 'react';

/** What stands for a part while the server writes a page: `key` says everything that its markup depends on. */
export type KeepMarkup = (key: string, part: ReactNode) => ReactNode;

const Context = createContext<KeepMarkup | null>(null);
export const KeptMarkupProvider = Context.Provider;

interface KeptMarkupProps {
  /** everything that the part shows, as text; called on the server only */
  by: () => string;
  children: ReactNode;
}

/**
 * A part that looks the same wherever it stands, such as a product tile: a server's process renders it once and keeps its markup
 * (`platform/server/kept-markup`). In the browser it is its children.
 * PITFALL: its first markup may depend on `by`, the language and the site data alone: no clock, no `useId`, nothing of the visitor,
 * no context of the page around it but those of `Providers`.
 */
export function KeptMarkup({ by, children }: KeptMarkupProps): ReactNode {
  const keep = useContext(Context);
  return keep ? keep(by(), children) : children;
}
