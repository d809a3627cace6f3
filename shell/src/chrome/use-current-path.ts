import { createContext, useContext, useEffect, useState } from 'react';
import { on } from 'shared-kernel/platform/bus';
import { parsePageAddress, withoutLanguage } from 'shared-kernel/rules/page-address';

/** The page's path and query without language prefix, as the server rendered it into the frame. */
const Context = createContext('/');
export const CurrentPathProvider = Context.Provider;

/**
 * Path and query of the page, without language prefix: for links to the same page in another language and for the way back
 * from login. Starts with the server's value, then follows navigation.
 */
export function useCurrentPath(): string {
  const [current, setCurrent] = useState(useContext(Context));
  useEffect(() => on('navigation:ended', () => setCurrent(withoutLanguage(parsePageAddress(location)))), []);
  return current;
}
