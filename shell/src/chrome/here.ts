import { createContext, useContext, useEffect, useState } from 'react';
import { on } from 'shared-kernel/events/bus';
import { parsePageAddress, withoutLanguage } from 'shared-kernel/rules/page-address';

/** The page's path and query without language prefix, as the server wrote it into the frame. */
const Context = createContext('/');
export const HereProvider = Context.Provider;

/**
 * Path and query of the page, without language prefix: links to the same page in another language and the way back from login.
 * Begins as the server wrote it, then follows navigation.
 */
export function useHere(): string {
  const [here, setHere] = useState(useContext(Context));
  useEffect(() => on('navigation:ended', () => setHere(withoutLanguage(parsePageAddress(location)))), []);
  return here;
}
