import { createHash } from 'node:crypto';
import type { ProviderName } from './keys';

/** A person with an account at a provider. */
export interface SimulatedPerson {
  /** the provider's id of this person */
  readonly subject: string;
  readonly name: string;
  /** null: the provider has none, or the person does not share it */
  readonly email: string | null;
  /** Google's verification state of the address; Facebook has none */
  readonly verified: boolean;
}
interface Offered extends SimulatedPerson {
  /** description of the case on the page */
  readonly shows: string;
}

const subject = (text: string) => String(createHash('sha256').update(text).digest().readUIntBE(0, 6));
const person = (name: string, email: string | null, verified: boolean, shows: string): Offered => ({
  subject: subject(email ?? name),
  name,
  email,
  verified,
  shows,
});

const KNOWN = 'shopper@souk.example';

/** The accounts offered at a provider: one for every way a login can end. */
export const PEOPLE: Record<ProviderName, readonly Offered[]> = {
  google: [
    person('Nour Haddad', 'nour.haddad@people.example', true, 'Verified email, new to the shop'),
    person('Samira Rahimi', KNOWN, true, 'Verified email that has an account in the demo shop'),
    person('Jonas Weber', 'jonas.weber@people.example', false, 'Email is not verified'),
    person('Mina Okafor', null, false, 'Has no email'),
  ],
  facebook: [
    person('Leyla Demir', 'leyla.demir@people.example', false, 'New to the shop'),
    person('Samira Rahimi', KNOWN, false, 'Email has an account in the demo shop'),
    person('Ravi Menon', null, false, 'Gives no email to the shop'),
  ],
};

/**
 * The person chosen in a posted form: one of those offered, by subject, or `other` with name, email and `verified`.
 *
 * @returns null when there is none
 */
export function chosenPerson(provider: ProviderName, form: Readonly<Record<string, string>>): SimulatedPerson | null {
  if (form.person !== 'other') return PEOPLE[provider].find(({ subject }) => subject === form.person) ?? null;
  const name = (form.name ?? '').trim().slice(0, 100);
  const email = (form.email ?? '').trim().slice(0, 200) || null;
  if (!name && !email) return null;
  return { subject: subject(email ?? name), name, email, verified: form.verified === '1' };
}
