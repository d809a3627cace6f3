import { createContext, useContext, useEffect, useState } from 'react';
import { on } from 'shared-kernel/platform/bus';
import { parsePageAddress, withoutLanguage } from 'shared-kernel/rules/page-address';

/** The page's path and query without language prefix, as the server rendered it into the frame. */
const Context = createContext('/');
export const CurrentPathProvider = Context.Provider;

/**
 * Path and query of the page, without language prefix: for links to the same page in another language and for the return path from
 * login. Starts with the server's value, then follows navigation. Use it in the smallest component that shows it, as that renders
 * at each navigation.
 */
export function useCurrentPath(): string {
  return useOfCurrentPath(itself);
}

/**
 * A value derived from the current path; renders only when the value changes. @param read a function of the module, not of the
 * render
 */
export function useOfCurrentPath(read: (here: string) => string): string {
  const sent = useContext(Context);
  const [current, setCurrent] = useState(() => read(sent));
  useEffect(() => on('navigation:ended', () => setCurrent(read(withoutLanguage(parsePageAddress(location))))), [read]);
  return current;
}

const itself = (here: string) => here;
