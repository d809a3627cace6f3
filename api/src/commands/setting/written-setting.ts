import { LANGUAGES } from 'shared-kernel/contract/languages';
import type { Shop } from '../../modules/shop/read-shop';
import { inLanguages, ShopFile } from '../../modules/shop/shop-file';
import { Misuse } from '../command';

/** Parsers of values that are not texts. */
const KINDS: Partial<Record<keyof ShopFile, (text: string) => unknown>> = {
  tax_included: yesNo,
  guest_checkout: yesNo,
  languages: list,
  payment_methods: list,
  max_quantity: number,
  return_days: number,
};
/** Texts that may differ by language. */
const LOCALIZED = ['name', 'title', 'description'];
/** Names of all settings, including those with parts. */
export const SETTINGS = Object.keys(ShopFile.shape) as (keyof ShopFile)[];

function yesNo(text: string): unknown {
  return text === 'yes' || text === 'true' ? true : text === 'no' || text === 'false' ? false : text;
}
function list(text: string): unknown {
  return text.split(/[,|]/).map((one) => one.trim());
}
function number(text: string): unknown {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** A setting by the name the operator enters: `phone`, `address.city`, `name.fr`. */
export interface NamedSetting {
  name: keyof ShopFile;
  part: string | null;
}

/** @throws Misuse when there is no such setting */
export function namedSetting(written: string): NamedSetting {
  const [first = '', part = null, ...others] = written.split('.');
  const name = SETTINGS.find((one) => one === first);
  const parts = name === 'address' ? ADDRESS : LOCALIZED.includes(first) ? LANGUAGES : [];
  if (!name) throw new Misuse([`There is no setting '${first}'. There are: ${SETTINGS.join(', ')}.`]);
  if (others.length > 0 || (part !== null && !(parts as readonly string[]).includes(part)))
    throw new Misuse([
      parts.length > 0 ? `${name} has the parts ${parts.join(', ')}.` : `${name} has no parts: write ${name} alone.`,
    ]);
  return { name, part };
}

const ADDRESS = ['line_1', 'line_2', 'zip', 'city', 'state'];

/** Value of a setting or a part of it. */
export function settingValue(shop: Shop, { name, part }: NamedSetting): unknown {
  const value: unknown = shop[name];
  if (part === null) return value ?? null;
  const parts = name === 'address' ? value : inLanguages((value ?? {}) as string, shop.languages);
  return (parts as Record<string, unknown>)[part] ?? null;
}

/**
 * A shop file that sets one setting; its other parts stay.
 *
 * @param text null: clears the value
 * @throws Misuse when the value is invalid
 */
export function settingFile(before: Shop, { name, part }: NamedSetting, text: string | null): ShopFile {
  const value = text === null ? null : (KINDS[name]?.(text) ?? text);
  const own = LOCALIZED.includes(name) ? inLanguages((before[name] ?? {}) as string, before.languages) : {};
  const merged = part === null ? value : { ...own, [part]: value ?? (name === 'address' ? null : undefined) };
  const { data, error } = ShopFile.safeParse({ [name]: merged });
  if (data) return data;
  // the place of a value in a list says nothing to who wrote it with commas
  const place = (path: readonly PropertyKey[]) => path.filter((one) => typeof one !== 'number').join('.') || name;
  throw new Misuse(error.issues.map(({ path, message }) => `${place(path)} ${message}`));
}
