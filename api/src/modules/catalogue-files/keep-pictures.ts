import { lstat, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';
import type { FileStore } from '../../files/file-store';
import { HALF_WRITTEN } from '../../files/folder-store';
import { filesOf, stemOf } from '../media/encoders';
import { keepRenditions, pictureName } from '../media/keep-picture';
import { makeOwnPicture, pictureFault } from '../media/make-own-picture';
import type { Faults } from './faults';
import type { CatalogueFile } from './read-folder';
import { namesIn } from './row-values';

const EDGES = { picture: 800, thumb: 400 };
/** For pictures across the home page. */
const WIDE_EDGES = { picture: 1600, thumb: 800 };
/** Key of a wide picture: the same cell may also name a product's picture. */
export const widePicture = (cell: string): string => `wide ${cell}`;
/** Names given by `keepPicture`: they contain a hash of the content, so a file exported from another shop keeps its name. */
const KEPT = /^[a-z0-9-]+-[0-9a-f]{20}\.(?:jpg|webp)$/;
/** Allowed names of the shop's own pictures. */
const PLAIN = /^[\w][\w .()+-]{0,190}$/;
/** A file directly in the folder, in any script. */
const IN_FOLDER = /^[^./\\][^/\\]{0,190}$/;
/** List of the pictures of an unfinished import, in the media store; the name is never served. */
const UNFINISHED = '.unfinished-import';
const LARGEST_BYTES = 100_000_000;

interface Missing {
  cell: string;
  name: string;
  wide: boolean;
  file: string;
  line: number;
  column: string;
}

/** A picture's fault, as text that follows its name. */
interface Fault {
  fault: string;
}

/** Where pictures come from and go to. */
export interface PictureShelves {
  /** reads the picture that a cell names; null: there is none; a fault: it is unusable */
  send(cell: string): Promise<Buffer | null | Fault>;
  media: FileStore;
}

/** Reads the pictures of a catalogue's folder. Regular files only: a link could lead to any file of the machine. */
export const sendFromFolder =
  (folder: string) =>
  async (cell: string): Promise<Buffer | null | Fault> => {
    if (!IN_FOLDER.test(cell)) return null;
    const shelf = join(folder, 'pictures');
    if (!(await lstat(shelf).catch(() => null))?.isDirectory()) return null;
    // macOS decomposes accented letters in file names, spreadsheets do not
    for (const name of new Set([cell, cell.normalize('NFC'), cell.normalize('NFD')]))
      try {
        const one = await lstat(join(shelf, name));
        if (one.isFile() && one.size > LARGEST_BYTES) return { fault: 'is larger than 100 MB.' };
        if (one.isFile()) return await readFile(join(shelf, name));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== undefined && NO_RIGHT.has(code))
          return { fault: `cannot be read (${code}): whoever runs this program must be allowed to.` };
      }
    return null;
  };
const NO_RIGHT: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);

/** The pictures that cells name: existing ones of the shop, or ones supplied with the catalogue. */
export class NamedPictures {
  /** names in the shop's data, by cell */
  readonly names = new Map<string, string>();
  /** cells already checked, including those without a picture */
  readonly #seen = new Set<string>();
  /** why a cell's picture is missing or unusable */
  readonly #refused = new Map<string, string>();
  readonly #missing = new Map<string, Missing>();

  private constructor(
    readonly shelves: PictureShelves,
    /** names already used in the shop's data */
    readonly inUse: ReadonlySet<string>,
    readonly faults: Faults,
  ) {}

  static async open(db: Kysely<Schema>, shelves: PictureShelves, faults: Faults): Promise<NamedPictures> {
    return new NamedPictures(shelves, await usedPictures(db), faults);
  }

  /**
   * Removes pictures of an unfinished import, even if its process was killed, unless the shop's data use them. Must not be called
   * while another import runs.
   */
  static async clearUnfinished(db: Kysely<Schema>, media: FileStore): Promise<void> {
    const list = await media.read(UNFINISHED);
    if (list === null) return;
    const inUse = await usedPictures(db);
    const names = list.bytes
      .toString()
      .split('\n')
      .filter((name) => KEPT.test(name));
    for (const name of names) if (!inUse.has(name)) for (const file of filesOf(name)) await media.remove(file);
    // a killed process leaves the file it was writing under a temporary name
    const all = new Set(names.flatMap(filesOf));
    for (const file of await media.names())
      if (HALF_WRITTEN.test(file) && all.has(file.replace(HALF_WRITTEN, ''))) await media.remove(file);
    await media.remove(UNFINISHED);
  }

  /** Resolves the pictures that a file's rows name; reports missing and unusable ones in every row that names them. */
  async find(noun: string, { file, rows }: CatalogueFile): Promise<void> {
    const wide = noun === 'sliders';
    const named = new Map<string, Missing>();
    const places: { key: string; line: number; column: string }[] = [];
    for (const row of rows)
      for (const [column, cells] of [
        ['image', typeof row.values.image === 'string' ? [row.values.image] : []],
        ['images', namesIn(row, 'images')],
      ] as const)
        for (const cell of cells) {
          const key = wide ? widePicture(cell) : cell;
          places.push({ key, line: row.line, column });
          if (this.#seen.has(key)) continue;
          this.#seen.add(key);
          named.set(key, { cell, name: '', wide, file, line: row.line, column });
        }
    await forEachAtOnce([...named], async ([key, one]) => {
      const name = await this.#find(one);
      const shown = one.cell.slice(0, 80);
      if (typeof name === 'string') this.names.set(key, name);
      else
        this.#refused.set(
          key,
          name === null ? `there is no picture ${shown} in the folder pictures.` : `${shown} ${name.fault}`,
        );
    });
    for (const { key, line, column } of places) {
      const why = this.#refused.get(key);
      if (why !== undefined) this.faults.add({ file, line, message: `${column}: ${why}` });
    }
  }

  /** Makes the pictures that the shop does not have yet. */
  async keep(progress: (what: string, done: number, of: number) => void): Promise<void> {
    let done = 0;
    if (this.#missing.size === 0) return;
    await this.shelves.media.put(UNFINISHED, Buffer.from([...this.#missing.keys()].join('\n')));
    await forEachAtOnce([...this.#missing.values()], async ({ cell, name, wide, file, line, column }) => {
      const sent = await this.shelves.send(cell);
      const same = Buffer.isBuffer(sent) && (KEPT.test(cell) || pictureName(wide ? 'wide' : 'shop', sent) === name);
      const renditions = same ? await makeOwnPicture(sent, wide ? WIDE_EDGES : EDGES) : null;
      if (renditions) await keepRenditions(this.shelves.media, stemOf(name), renditions);
      else this.faults.add({ file, line, message: `${column}: ${cell} cannot be read to its end.` });
      done += 1;
      progress('Pictures', done, this.#missing.size);
    });
  }

  /** @returns null when there is none */
  async #find(one: Missing): Promise<string | null | Fault> {
    const { cell, wide } = one;
    if (this.inUse.has(cell)) return cell;
    if (PLAIN.test(cell) && (await this.#isThere(cell))) return cell;
    const sent = await this.shelves.send(cell);
    if (!Buffer.isBuffer(sent)) return sent;
    const name = KEPT.test(cell) ? cell : pictureName(wide ? 'wide' : 'shop', sent);
    if (this.#missing.has(name) || (await this.#isThere(name))) return name;
    const fault = await pictureFault(sent);
    if (fault) return { fault };
    this.#missing.set(name, { ...one, name });
    return name;
  }

  async #isThere(name: string): Promise<boolean> {
    const file = filesOf(name).find((one) => one.endsWith('.jpg') && !one.startsWith('thumb-'));
    return (await this.shelves.media.find(file ?? name)) !== null;
  }
}

async function usedPictures(db: Kysely<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ image: string }>`
    select image from product_images union select image from products union select image from stores union select image from brands
    union select image from categories union select image from sub_categories union select image from footer_image_links
    union select image from sliders`.execute(db);
  return new Set(rows.map(({ image }) => image).filter(Boolean));
}

/** Processes all items with limited concurrency. */
async function forEachAtOnce<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  hands = availableParallelism(),
): Promise<void> {
  const waiting = [...all].reverse();
  const hand = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
