import { createFacebook } from './facebook';
import { createGoogle } from './google';
import { createProviderFetch } from './provider-fetch';
import { type Providers, providersOf } from './providers-of';
import type { SocialKeys } from './social-keys';

/** Builds an adapter for every provider with keys. */
export function createProviders({ google, facebook }: SocialKeys, fetch = createProviderFetch()): Providers {
  const providers = [google && createGoogle(google, fetch), facebook && createFacebook(facebook, fetch)];
  return providersOf(providers.filter((provider) => provider !== null));
}
