import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { z } from 'zod';
import { findHeldShop } from '../../modules/install/held-shop';
import { keepDefaultPicture } from '../../modules/media/default-picture';
import { stemOf } from '../../modules/media/encoders';
import { keepPicture, keepRenditions, pictureName } from '../../modules/media/keep-picture';
import { makeOwnPicture } from '../../modules/media/make-own-picture';
import { readShop } from '../../modules/shop/read-shop';
import { REQUIRED, ShopFile } from '../../modules/shop/shop-file';
import { ShopRefused, writeShop } from '../../modules/shop/write-shop';
import { command, type Desk, Misuse, Refusal } from '../command';
import { line } from '../values';
import { askShop } from './ask-shop';
import { describeShop } from './show';

const EXPORTED = /^logo-[0-9a-f]{20}\.jpg$/;
/** Pixels; the header shows 132, and displays have up to three device pixels for each. */
const LOGO = { picture: 800, thumb: 400 };

/** Sets up the shop, or changes its settings. */
export const shopInit = command({
  verb: 'init',
  about: 'sets the shop up, by questions or from one file; later it changes what is given and leaves the rest',
  options: { '--file <file>': 'shop.json, instead of questions (docs/own-shop.md says what may stand in it)' },
  examples: ['shop init', 'shop init --file shop.json'],
  input: z.object({ file: line(1000).optional() }),
  async run({ file }, desk) {
    const { db, terminal, config } = desk;
    if ((await findHeldShop(db)) === 'demo')
      throw new Refusal(['This is the demo world. Start a shop of your own beside it: PORT=4000 npm start -- --empty']);
    const before = await readShop(db);
    if (!file && !terminal) {
      if (!before)
        throw new Misuse([`--file is missing: nobody is there to be asked. It gives ${REQUIRED.join(', ')}.`]);
      return describeShop(before);
    }
    const given = file ? await readShopFile(file) : await askShop(terminal as NonNullable<Desk['terminal']>, before);
    // on first set-up nothing is kept if something is missing
    const kept = await keepLogo(given, before?.logo ?? null, desk, file ? dirname(resolve(file)) : process.cwd());
    const { shop, changed } = await writeShop(db, kept, config.publicOrigin).catch((error) => {
      throw error instanceof ShopRefused ? new Refusal(error.reasons) : error;
    });
    await keepDefaultPicture(desk.media);
    const described = describeShop(shop);
    const what = before
      ? changed.length > 0
        ? `Changed: ${changed.join(', ')}.`
        : 'Nothing has changed.'
      : 'The shop is set up and can be opened.';
    const next = before
      ? []
      : ["Next: 'import <folder>' brings the catalogue, 'check' says what is missing before it goes live."];
    return { ...described, messages: [what, ...next], data: { shop, changed } };
  },
});

async function readShopFile(file: string): Promise<ShopFile> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Misuse([`--file cannot be read: ${error.message}.`]);
  });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Misuse([`${file} is no JSON: ${error instanceof Error ? error.message : error}`]);
  }
  const { data, error } = ShopFile.safeParse(value);
  if (data) return data;
  throw new Misuse(error.issues.map(({ path, message }) => `${file}: ${[...path, message].join(' ')}`));
}

/** The file with the stored name of its logo. @throws Misuse when there is no such picture */
export async function keepLogo(
  given: ShopFile,
  before: string | null,
  { media }: Desk,
  folder: string,
): Promise<ShopFile> {
  const { logo } = given;
  if (!logo || logo === before) return given;
  // an exported logo keeps its name, which contains a hash of the content
  const own = basename(logo);
  if (own === before) return { ...given, logo: own };
  const sent = await readFile(resolve(folder, logo)).catch((error: Error) => {
    throw new Misuse([`logo cannot be read: ${error.message}.`]);
  });
  const name = pictureName('logo', sent);
  if (name === before) return { ...given, logo: name };
  const renditions = await makeOwnPicture(sent, LOGO);
  if (!renditions) throw new Misuse([`logo: ${logo} is no picture (JPEG, PNG, WebP, AVIF, HEIC, GIF, TIFF or SVG).`]);
  if (!EXPORTED.test(own)) return { ...given, logo: await keepPicture(media, 'logo', sent, renditions) };
  await keepRenditions(media, stemOf(own), renditions);
  return { ...given, logo: own };
}
