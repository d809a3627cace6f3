import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { FileStore } from '../../files/file-store';
import { filesOf, stemOf } from '../media/encoders';
import { keepPicture, keepRenditions, pictureName } from '../media/keep-picture';
import { makeOwnPicture } from '../media/make-own-picture';

const EDGES = { picture: 800, thumb: 400 };
/** Across the home page. */
const WIDE_EDGES = { picture: 1600, thumb: 800 };
/** Key of the wide picture that a cell names: the same file may be one of a product, too. */
export const widePicture = (cell: string): string => `wide ${cell}`;
/** Names that `keepPicture` gives: they say what is in the file, so one that comes from another shop keeps its name. */
const KEPT = /^[a-z0-9-]+-[0-9a-f]{20}\.(?:jpg|webp)$/;
/** Plain names only: nothing that leads out of the folder. */
const PLAIN = /^[\w][\w .()+-]{0,190}$/;

/** A picture that a catalogue names. */
export interface NamedPicture {
  /** its name in the data */
  name: string;
  /** puts it beside the shop's own; null: it is there */
  keep: (() => Promise<boolean>) | null;
}

/** Where the pictures of cells are. */
export interface PictureShelves {
  /** reads the picture that comes with a cell; null when there is none */
  send(cell: string): Promise<Buffer | null>;
  media: FileStore;
  /** names that the shop's data have already */
  inUse: ReadonlySet<string>;
}

/** Reads the pictures of a catalogue's folder. */
export const sendFromFolder = (folder: string) => async (cell: string) =>
  PLAIN.test(cell) ? readFile(join(folder, 'pictures', basename(cell))).catch(() => null) : null;

/**
 * Finds the picture that a cell names: one of the shop's own folder, or one that comes with it.
 *
 * @param wide it goes across the home page
 * @returns null when there is none of that name
 */
export async function findNamedPicture(
  cell: string,
  { send, media, inUse }: PictureShelves,
  wide: boolean,
): Promise<NamedPicture | null> {
  const [label, edges] = wide ? ['wide', WIDE_EDGES] : ['shop', EDGES];
  if (inUse.has(cell)) return { name: cell, keep: null };
  if (PLAIN.test(cell) && (await isThere(media, cell))) return { name: cell, keep: null };
  const sent = await send(cell);
  if (!sent) return null;
  if (KEPT.test(cell)) {
    const keep = async () => {
      const renditions = await makeOwnPicture(sent, edges);
      if (renditions) await keepRenditions(media, stemOf(cell), renditions);
      return renditions !== null;
    };
    return { name: cell, keep };
  }
  const name = pictureName(label, sent);
  if (await isThere(media, name)) return { name, keep: null };
  const keep = async () => {
    const renditions = await makeOwnPicture(sent, edges);
    if (renditions) await keepPicture(media, label, sent, renditions);
    return renditions !== null;
  };
  return { name, keep };
}

async function isThere(media: FileStore, name: string): Promise<boolean> {
  const file = filesOf(name).find((one) => one.endsWith('.jpg') && !one.startsWith('thumb-'));
  return (await media.find(file ?? name)) !== null;
}

/** Does work for each, a few at a time. */
export async function forEachAtOnce<T>(
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
