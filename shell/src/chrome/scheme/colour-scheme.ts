import { useSyncExternalStore } from 'react';
import { STORAGE } from 'shared-kernel/contract/storage';

/** The visitor's options: the device's scheme, or always light or dark. */
export const COLOUR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

const listeners = new Set<() => void>();

/** The root's `data-scheme` selects the tokens (`shared-kernel/ui/tokens`); the inline loader sets it before the first paint. */
function mark(scheme: string | null): void {
  const { dataset } = document.documentElement;
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme;
  else delete dataset.scheme;
  for (const changed of listeners) changed();
}

/** Sets the colour scheme of this device, at once and for all its tabs. */
export function chooseColourScheme(scheme: ColourScheme): void {
  mark(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(STORAGE.colourScheme);
    else localStorage.setItem(STORAGE.colourScheme, scheme);
  } catch {
    // storage is blocked: it applies to this page only
  }
}

/** The current choice. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, current, () => 'system');
}

function current(): ColourScheme {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
}

function subscribe(changed: () => void): () => void {
  // changed in another tab
  const stored = ({ key, newValue }: StorageEvent) => key === STORAGE.colourScheme && mark(newValue);
  listeners.add(changed);
  addEventListener('storage', stored);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', stored);
  };
}
