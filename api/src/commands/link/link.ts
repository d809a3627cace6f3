import { sql } from 'kysely';
import { z } from 'zod';
import { exportRows } from '../../modules/catalogue-files/export-folder';
import { isCalled, nearNames, ROW_NAMES } from '../../modules/catalogue-files/row-names';
import { describeRow, NOTHING_GIVEN, reportOf, withoutId } from '../catalogue/row-commands';
import { cellsOf, rowName, rowOptions } from '../catalogue/row-options';
import { writeRow } from '../catalogue/write-row';
import { command, type Desk, Misuse, Refusal } from '../command';
import { word } from '../values';

/** Places of links: above the header, and pictures in the footer. */
const ROWS = { left: 'header-links', right: 'header-links', payment: 'footer-links', social: 'footer-links' } as const;
const PLACES = ['left', 'right', 'payment', 'social'] as const;
const LINK = {
  '<place>': 'left or right above the header, payment or social in the footer',
  '<link>': 'above the header its address, such as /brands; in the footer its title, such as Visa',
};
const link = { place: word(PLACES), link: rowName() };
const header = rowOptions('header-links', ROW_NAMES['header-links']);
const footer = rowOptions('footer-links', ROW_NAMES['footer-links']);

/** All links. */
export const linkList = command({
  verb: 'list',
  about: 'links above the header and in the footer, hidden ones too',
  examples: ['link list'],
  input: z.object({}),
  async run(_, { db }) {
    const headers = await exportRows(db, 'header-links');
    const footers = await exportRows(db, 'footer-links');
    const rows = [
      ...headers.map(({ side, url, title_en }) => ({
        place: side,
        link: url,
        leads: url,
        says: title_en,
        public: 'yes',
      })),
      ...footers.map((row) => ({
        place: row.kind,
        link: row.title,
        leads: row.url,
        says: row.title,
        public: row.public,
      })),
    ].map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell ?? ''])));
    return {
      ...(rows.length === 0 && { messages: ['There are none.'] }),
      rows,
      data: { header: headers.map(withoutId), footer: footers.map(withoutId) },
    };
  },
});

/** One link. */
export const linkShow = command({
  verb: 'show',
  about: "one link with everything that 'set' changes",
  arguments: LINK,
  examples: ['link show left /brands', 'link show payment Visa'],
  input: z.object(link),
  async run({ place, link: name }, desk) {
    const [row] = await exportRows(desk.db, ROWS[place], { where: isCalled(ROWS[place], [place, name]) });
    if (!row) throw new Refusal([await noSuchLink(desk, place, name)]);
    return { rows: describeRow(row), data: withoutId(row) };
  },
});

/** Changes a link or adds one. */
export const linkSet = command({
  verb: 'set',
  about: 'changes what the options give and leaves the rest',
  arguments: LINK,
  options: {
    ...Object.fromEntries(Object.entries(footer.options).map(([flags, text]) => [flags, `in the footer: ${text}`])),
    ...Object.fromEntries(Object.entries(header.options).map(([flags, text]) => [flags, `above the header: ${text}`])),
    '--position <value>': 'place among the others, lower first',
    '--new': 'adds it: there is none of this name yet',
  },
  unlisted: header.unlisted,
  examples: [
    'link set left /brands --new --title-en Brands --title-fr Marques',
    'link set payment Visa --image visa.svg --url https://www.visa.com',
  ],
  input: z.object({ ...footer.shape, ...header.shape, ...link, new: z.boolean().default(false) }),
  async run({ place, link: name, new: add, ...input }, desk) {
    const file = ROWS[place];
    const { cells, pictures } = await cellsOf(file, ROW_NAMES[file], input);
    const elsewhere = file === 'header-links' ? 'footer-links' : 'header-links';
    const other = await cellsOf(elsewhere, ROW_NAMES[elsewhere], input);
    const wrong = Object.keys(other.cells).filter((column) => !(column in cells));
    if (wrong.length > 0)
      throw new Misuse(
        wrong.map((column) => `--${column.replaceAll('_', '-')} is nothing that a link of '${place}' has.`),
      );
    if (Object.keys(cells).length === 0 && !add) throw new Misuse([NOTHING_GIVEN]);
    return reportOf(
      'link',
      await writeRow(desk, { noun: 'link', file, name: [place, name], cells, pictures, add }),
      add,
    );
  },
});

/** Removes a link. */
export const linkRemove = command({
  verb: 'remove',
  about: "takes a link away; one in the footer can be hidden instead: 'link set ... --public no'",
  arguments: LINK,
  examples: ['link remove left /brands', 'link remove social Chirp'],
  input: z.object(link),
  async run({ place, link: name }, desk) {
    const file = ROWS[place];
    const [row] = await exportRows(desk.db, file, { where: isCalled(file, [place, name]) });
    if (!row) throw new Refusal([await noSuchLink(desk, place, name)]);
    const table = file === 'header-links' ? 'header_links' : 'footer_image_links';
    await sql`delete from ${sql.table(table)} where id = ${row.id}`.execute(desk.db);
    return { messages: [`The link ${place} ${name} is taken away.`], data: withoutId(row) };
  },
});

async function noSuchLink({ db }: Desk, place: (typeof PLACES)[number], name: string): Promise<string> {
  const near = await nearNames(db, ROWS[place], `${place} ${name}`);
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : "See 'link list'.";
  return `There is no link '${place} ${name}'. ${hint}`;
}
