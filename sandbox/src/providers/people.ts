import { createHash } from 'node:crypto';
import type { ProviderName } from './keys';

/** Somebody with an account at a provider. */
export interface SimulatedPerson {
  /** the provider's name for this person */
  readonly subject: string;
  readonly name: string;
  /** null: the provider has none, or the person gives it to nobody */
  readonly email: string | null;
  /** what Google says of the address; Facebook says nothing */
  readonly verified: boolean;
}
interface Offered extends SimulatedPerson {
  /** what choosing this one shows */
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

/** Who may be chosen at a provider: one for every way that a login can end. */
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
 * The person of a posted form: one of the offered by subject, or `other` with name, email and `verified`.
 * @returns null when it names nobody
 */
export function chosenPerson(provider: ProviderName, form: Readonly<Record<string, string>>): SimulatedPerson | null {
  if (form.person !== 'other') return PEOPLE[provider].find(({ subject }) => subject === form.person) ?? null;
  const name = (form.name ?? '').trim().slice(0, 100);
  const email = (form.email ?? '').trim().slice(0, 200) || null;
  if (!name && !email) return null;
  return { subject: subject(email ?? name), name, email, verified: form.verified === '1' };
}
