import * as phoneNumbers from 'libphonenumber-js/min';
import { ADDRESS_LIMITS, type AddressForm, type BillingAddress } from 'shared-kernel/contract/addresses';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { AddressPart } from 'shared-kernel/contract/site';
import { isEmail } from 'shared-kernel/rules/email';
import { withLatinDigits } from 'shared-kernel/rules/latin-digits';
import { readPhoneNumber } from 'shared-kernel/rules/phone-number';
import type { Text } from '../../http/texts';
import { visibleLine as line } from '../../http/visible-line';
import { addressFormat } from '../site/address-formats';
import { isCountry, isStateOf, partName } from '../site/countries';

/** Where somebody is, as it is stored: trimmed, optional fields null when empty. */
type PlaceFields = Required<BillingAddress>;

/** An address as it is stored. */
export interface AddressFields extends PlaceFields {
  email: string;
  phone: string;
  delivery_instruction: string | null;
  company: string | null;
  tax_number: string | null;
  /** null: billed to where it is shipped */
  billing: PlaceFields | null;
}

/** Reads what was typed; missing fields become empty. */
export function readAddress(form: Partial<AddressForm>): AddressFields {
  const place = readPlace(form);
  const phone = withLatinDigits(line(form.phone));
  return {
    ...place,
    email: line(form.email),
    phone: readPhoneNumber(phoneNumbers, phone, place.country) ?? phone,
    delivery_instruction: line(form.delivery_instruction) || null,
    company: line(form.company) || null,
    tax_number: line(form.tax_number) || null,
    billing: form.billing ? readPlace(form.billing) : null,
  };
}

function readPlace(form: Partial<BillingAddress>): PlaceFields {
  const country = line(form.country).toUpperCase();
  const { order, zipInCapitals } = addressFormat(country);
  // typed for another country: the form does not show what this one's addresses do not have
  const part = (name: 'city' | 'zip') => (order.includes(name) ? line(form[name]) : '');
  const zip = withLatinDigits(part('zip'));
  return {
    name: line(form.name),
    country,
    state: line(form.state),
    city: part('city'),
    zip: zipInCapitals ? zip.toUpperCase() : zip,
    address_1: line(form.address_1),
    address_2: line(form.address_2) || null,
  };
}

interface AddressProblem {
  /** as in the call's body; `billing.` stands in front of those of the billing address */
  field: string;
  text: Text;
}

/**
 * What keeps an address from being used (D38), in the order of the form, which is the country's; the first is the one shown (S181).
 * Countries say what is required and how postcodes look (`address-formats`).
 */
export function addressProblems(address: AddressFields, language: LanguageCode): AddressProblem[] {
  const { email, phone, country, billing } = address;
  const lengthOf = (field: LimitedField) => lengthProblems(address, field);
  const contact: AddressProblem[] = problemsOf([
    [email !== '', 'email', { key: 'addresses.emailRequired' }],
    [email === '' || isEmail(email), 'email', { key: 'addresses.emailInvalid' }],
  ]);
  const call = problemsOf([
    [phone !== '', 'phone', { key: 'addresses.phoneRequired' }],
    [
      phone === '' || readPhoneNumber(phoneNumbers, phone, country) !== undefined,
      'phone',
      { key: 'addresses.phoneInvalid' },
    ],
  ]);
  const billed = billing ? placeProblems(billing, language) : [];
  return [
    ...lengthOf('email'),
    ...contact,
    ...placeProblems(address, language),
    ...lengthOf('phone'),
    ...call,
    ...lengthOf('delivery_instruction'),
    ...lengthOf('company'),
    ...lengthOf('tax_number'),
    ...billed.map(({ field, text }) => ({ field: `billing.${field}`, text })),
  ];
}

function placeProblems(place: PlaceFields, language: LanguageCode): AddressProblem[] {
  const { name, country, state } = place;
  const before = problemsOf([
    [name !== '', 'name', { key: 'addresses.nameRequired' }],
    [isCountry(country), 'country', { key: 'addresses.countryRequired' }],
  ]);
  const { order } = addressFormat(country);
  // a state that the country's addresses do not ask for is looked at as well
  const looked: readonly AddressPart[] = state === '' ? order : [...new Set([...order, 'state' as const])];
  const parts = looked.flatMap((part) => partProblems(place, part, language));
  return [...lengthProblems(place, 'name'), ...before, ...parts];
}

function partProblems(place: PlaceFields, part: AddressPart, language: LanguageCode): AddressProblem[] {
  const { required, zip, zipExample } = addressFormat(place.country);
  const isRequired = required.includes(part);
  if (part === 'address')
    return [
      ...lengthProblems(place, 'address_1'),
      ...problemsOf([[place.address_1 !== '' || !isRequired, 'address_1', { key: 'addresses.address1Required' }]]),
      ...lengthProblems(place, 'address_2'),
    ];
  const value = place[part];
  const label = partName(language, place.country, part);
  if (value === '') return problemsOf([[!isRequired, part, { key: 'addresses.partRequired', values: { label } }]]);
  // shipping is priced by it (D31): a made-up one must not ship for the price of the rest of the country
  const isState = !isCountry(place.country) || isStateOf(place.country, place.state);
  if (part === 'state' && !isState) return [{ field: part, text: { key: 'addresses.stateInvalid' } }];
  if (part === 'zip' && zip !== null && !zip.test(value)) {
    const text: Text = zipExample
      ? { key: 'addresses.zipInvalidSuchAs', values: { label, example: zipExample } }
      : { key: 'addresses.zipInvalid', values: { label } };
    return [{ field: 'zip', text }];
  }
  return lengthProblems(place, part, label);
}

type LimitedField = keyof typeof ADDRESS_LIMITS;

/**
 * What is longer than its field takes, counted in characters as people do.
 *
 * @param label of the field where its country names it; absent: it is the same everywhere
 */
function lengthProblems(
  fields: Readonly<Partial<Record<LimitedField, string | null>>>,
  field: LimitedField,
  label: string = field,
): AddressProblem[] {
  const maximum = ADDRESS_LIMITS[field];
  const text: Text = { key: 'validation.tooLong', values: { field: label, call: 'saveAddress', maximum } };
  return problemsOf([[[...(fields[field] ?? '')].length <= maximum, field, text]]);
}

/** Those whose condition does not hold. */
function problemsOf(checks: readonly (readonly [holds: boolean, field: string, text: Text])[]): AddressProblem[] {
  return checks.filter(([holds]) => !holds).map(([, field, text]) => ({ field, text }));
}
