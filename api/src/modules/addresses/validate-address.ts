import type { AddressForm } from 'shared-kernel/contract/addresses';
import { isEmail } from 'shared-kernel/rules/email';
import type { TextKey } from '../../http/texts';
import { isCountry, isStateOf } from '../site/countries';

/** An address as it is stored: trimmed, optional fields null when empty. */
export interface AddressFields {
  name: string;
  email: string;
  phone: string;
  country: string;
  state: string;
  city: string;
  zip: string;
  address_1: string;
  address_2: string | null;
  delivery_instruction: string | null;
}

const PHONE = /^\+?[\d\s()./-]{4,40}$/;

/** Reads what was typed; missing fields become empty. */
export function readAddress(form: Partial<AddressForm>): AddressFields {
  // one line each: what is printed on a parcel or put in a mail cannot break out of its line
  const line = (value: string | null | undefined) => (value ?? '').replace(/\s+/g, ' ').trim();
  return {
    name: line(form.name),
    email: line(form.email),
    phone: line(form.phone),
    country: line(form.country).toUpperCase(),
    state: line(form.state),
    city: line(form.city),
    zip: line(form.zip),
    address_1: line(form.address_1),
    address_2: line(form.address_2) || null,
    delivery_instruction: line(form.delivery_instruction) || null,
  };
}

interface AddressProblem {
  field: keyof AddressFields;
  key: TextKey;
}

/** What keeps an address from being used (D38), in the order of the form; the first is the one shown (S181). */
export function addressProblems(address: AddressFields): AddressProblem[] {
  const { name, email, phone, country, state, city, zip, address_1 } = address;
  const checks: [boolean, keyof AddressFields, TextKey][] = [
    [name !== '', 'name', 'addresses.nameRequired'],
    [email !== '', 'email', 'addresses.emailRequired'],
    [email === '' || isEmail(email), 'email', 'addresses.emailInvalid'],
    [phone !== '', 'phone', 'addresses.phoneRequired'],
    [phone === '' || PHONE.test(phone), 'phone', 'addresses.phoneInvalid'],
    [isCountry(country), 'country', 'addresses.countryRequired'],
    // shipping is priced by it (D31): a made-up one must not ship for the price of the rest of the country
    [state === '' || !isCountry(country) || isStateOf(country, state), 'state', 'addresses.stateInvalid'],
    [city !== '', 'city', 'addresses.cityRequired'],
    [zip !== '', 'zip', 'addresses.zipRequired'],
    [address_1 !== '', 'address_1', 'addresses.address1Required'],
  ];
  return checks.filter(([holds]) => !holds).map(([, field, key]) => ({ field, key }));
}
