import { readFile } from 'node:fs/promises';
import { SourceType } from 'shared-kernel/contract/enums';
import { webUrl } from 'shared-kernel/rules/links';
import { z } from 'zod';
import { keepPicture } from '../../modules/media/keep-picture';
import { addBanner, type BannerSource, readSource } from '../../modules/site/write-banner';
import { makePicture } from '../../modules/uploads/make-picture';
import { command, Misuse, Refusal } from '../command';
import { line, TITLE_OPTIONS, titles, titlesOf, word } from '../values';
import { SLOTS } from './slots';

/** Pixels; the widest slots show 1600. */
const EDGES = { picture: 1600, thumb: 800 };
const KINDS = {
  categories: SourceType.categories,
  'sub-categories': SourceType.subCategories,
  tags: SourceType.tags,
  brands: SourceType.brands,
  products: SourceType.products,
} as const;
const KIND_NAMES = ['categories', 'sub-categories', 'tags', 'brands', 'products'] as const;

const list = line(2000).transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

const input = z
  .object({
    type: word(['1', '2', '3', '4', '5', '6', '7', '8', '9']).transform(Number),
    image: line(1000),
    ...titles,
    url: line(500)
      .refine((url) => webUrl(url) !== null, 'must be a page of the shop, such as /brands, or start with https://.')
      .optional(),
    source: word(KIND_NAMES).optional(),
    of: list.optional(),
    closable: z.boolean().default(false),
  })
  .superRefine(({ url, source, of }, { addIssue }) => {
    const fault = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    if (url === undefined && source === undefined)
      fault('url', 'is missing: say where the banner leads, or name a --source.');
    if (url !== undefined && source !== undefined) fault('url', 'and --source exclude each other.');
    if (source !== undefined && !of?.length) fault('of', `is missing: name the ${source}, with commas between them.`);
  });

/** Adds a banner with its picture. */
export const bannerAdd = command({
  verb: 'add',
  about: 'adds a banner, in front of the others of its slot',
  options: {
    '--type <number>': Object.entries(SLOTS)
      .map(([type, slot]) => `${type} ${slot}`)
      .join('; '),
    '--image <file>':
      'JPEG or PNG, 800 x 400 (5 and 6: 1600 x 400, 8: 1600 x 200, 9: 800 x 600); the title stands on its left half',
    ...TITLE_OPTIONS,
    '--url <address>': 'page that it leads to, such as /user/vouchers',
    '--source <kind>': `or the products of some ${KIND_NAMES.join(', ')}`,
    '--of <names>': 'their slugs, or the ids of products, with commas between them',
    '--closable': 'shoppers can close it (above the header, popup)',
  },
  examples: [
    'banner add --type 5 --image spring.jpg --title-en "Spring is here" --source sub-categories --of dresses,shoes',
    'banner add --type 8 --image top.png --title-en "Free shipping" --url /shipping --closable',
  ],
  input,
  async run(written, { db, media }) {
    const source = sourceOf(written);
    const { ids, unknown } = await readSource(db, source);
    if (unknown.length > 0) throw new Refusal(unknown.map((name) => `There are no ${written.source} called ${name}.`));
    const sent = await readFile(written.image).catch((error) => {
      throw new Misuse([`--image cannot be read: ${error.message}.`]);
    });
    const renditions = await makePicture(sent, EDGES);
    if (!renditions)
      throw new Misuse(['--image must be a JPEG or PNG picture that is whole, of at most 50 million pixels.']);
    const image = await keepPicture(media, 'banner', sent, renditions);
    const { type, titleEn, closable } = written;
    const banner = { type, slug: slugOf(titleEn), image, titles: titlesOf(written), source, closable };
    const id = await addBanner(db, banner, ids);
    return {
      messages: [`The banner ${id} is public: ${SLOTS[type]}. Pages show it within a second.`],
      data: { id, type, image },
    };
  },
});

function sourceOf({ url, source, of = [] }: z.output<typeof input>): BannerSource {
  return source ? { type: KINDS[source], of } : { type: SourceType.url, url: url ?? '/' };
}

/** Part of the URL of its products. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'banner';
