import * as phoneNumbers from 'libphonenumber-js/min';
import { ADDRESS_LIMITS, type AddressForm, type BillingAddress } from 'shared-kernel/contract/addresses';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { AddressPart } from 'shared-kernel/contract/site';
import { isEmail, readEmail } from 'shared-kernel/rules/email';
import { readPhoneNumber } from 'shared-kernel/rules/phone-number';
import { plainCode } from 'shared-kernel/rules/plain-code';
import type { Text } from '../../http/texts';
import { visibleLine as line } from '../../http/visible-line';
import { addressFormat } from '../site/address-formats';
import { isCountry, isStateOf, partName } from '../site/countries';

/** The place fields of an address as stored: trimmed, optional fields null when empty. */
type PlaceFields = Required<BillingAddress>;

/** An address as stored. */
export interface AddressFields extends PlaceFields {
  email: string;
  phone: string;
  delivery_instruction: string | null;
  company: string | null;
  tax_number: string | null;
  /** null: the billing address is the shipping address */
  billing: PlaceFields | null;
}

/** Normalises the form's values; missing fields become empty. */
export function readAddress(form: Partial<AddressForm>): AddressFields {
  const place = readPlace(form);
  const phone = plainCode(line(form.phone));
  return {
    ...place,
    email: readEmail(line(form.email)),
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
  // ignores parts that this country's addresses lack, left over from another country: the form does not show them
  const part = (name: 'city' | 'zip') => (order.includes(name) ? line(form[name]) : '');
  const zip = plainCode(part('zip'));
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
  /** as in the request's body; those of the billing address start with `billing.` */
  field: string;
  text: Text;
}

/**
 * What makes an address invalid (D38), in the order of the form, which is the country's; the first problem is shown (S181).
 * The country determines what is required and how postcodes look (`address-formats`).
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
  // a state is checked even if the country's addresses do not ask for one
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
  // the state determines the shipping price (D31): a made-up one must not ship at the price for the rest of the country
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
 * Problem of a value longer than its field allows, counted in visible characters.
 *
 * @param label the country's name of the field; absent: the name is the same everywhere
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

/** Problems whose condition does not hold. */
function problemsOf(checks: readonly (readonly [holds: boolean, field: string, text: Text])[]): AddressProblem[] {
  return checks.filter(([holds]) => !holds).map(([, field, text]) => ({ field, text }));
}
