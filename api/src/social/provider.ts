import type { LanguageCode } from 'shared-kernel/contract/languages';

export type ProviderName = 'google' | 'facebook';

/** Secrets of one login, never reused. */
export interface LoginSecrets {
  readonly state: string;
  /** PKCE verifier (RFC 7636) */
  readonly verifier: string;
  /** value that the id token must repeat, if there is one */
  readonly nonce: string;
}

/** A provider's user. */
export interface Person {
  /** the provider's own id of this person, which never changes */
  readonly subject: string;
  readonly name: string;
  /** null: none, or one that the provider itself considers unverified */
  readonly email: string | null;
  /** the provider has verified that the address is this person's */
  readonly vouched: boolean;
}

/** A sign-in provider: the authorization code flow of OAuth 2 with PKCE. */
export interface Provider {
  readonly name: ProviderName;
  /**
   * The provider's page to send the browser to.
   *
   * @param redirectUri where the provider sends the browser back to; registered there
   * @throws ProviderFault
   */
  begin(login: LoginSecrets, redirectUri: string, language: LanguageCode): Promise<URL>;
  /**
   * Exchanges the code and gets the user.
   *
   * @param returned the redirect URI with the query of the browser's return
   * @throws ProviderFault for anything unexpected: state, code, token, an unreachable provider
   */
  identify(returned: URL, login: LoginSecrets): Promise<Person>;
}

/** A provider that does not respond, or not as required. The message names the fault without values, because it is logged. */
export class ProviderFault extends Error {
  override name = 'ProviderFault' as const;
}
