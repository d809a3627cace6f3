import type { LanguageCode } from 'shared-kernel/contract/languages';

export type ProviderName = 'google' | 'facebook';

/** The secrets of one login; none is used for another. */
export interface LoginSecrets {
  readonly state: string;
  /** PKCE verifier (RFC 7636) */
  readonly verifier: string;
  /** what the id token must repeat, where there is one */
  readonly nonce: string;
}

/** Who a provider says it is. */
export interface Person {
  /** the provider's own name for this person, which never changes */
  readonly subject: string;
  readonly name: string;
  /** null: none, or one that the provider itself does not take for proved */
  readonly email: string | null;
  /** the provider has checked that the address is this person's */
  readonly vouched: boolean;
}

/** One sign-in provider: the authorization code flow of OAuth 2 with PKCE. */
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
   * Exchanges the code and asks who it is.
   *
   * @param returned the redirect URI with the query that the browser came back with
   * @throws ProviderFault for whatever is not as it must be: state, code, token, a provider that is down
   */
  identify(returned: URL, login: LoginSecrets): Promise<Person>;
}

/** A provider that does not answer, or not as it must. The message names the fault and no value: it goes to the log. */
export class ProviderFault extends Error {
  override name = 'ProviderFault' as const;
}
