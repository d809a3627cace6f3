import type { Provider, ProviderName } from './provider';

/** The sign-in providers with keys. */
export interface Providers {
  byName(name: string): Provider | undefined;
  offers(name: ProviderName): boolean;
}

export function providersOf(providers: readonly Provider[]): Providers {
  const byName = (name: string) => providers.find((provider) => provider.name === name);
  return { byName, offers: (name) => byName(name) !== undefined };
}
