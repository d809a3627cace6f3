import { useEffect, useRef, useState } from 'react';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import type { OwnReview } from 'shared-kernel/contract/reviews';
import { toPhoto } from './to-photo';

/** A photo that was chosen but not sent yet. */
export interface ChosenPhoto {
  readonly key: number;
  readonly file: File;
  /** object URL of the photo, until it is removed */
  readonly url: string;
}
/** A file that was refused, and why. */
export interface RefusedFile {
  readonly key: number;
  readonly name: string;
  readonly message: string;
}
export type SavedPhoto = OwnReview['review_images'][number];

interface Texts {
  /** S193 */
  unsupported: string;
  tooMany: string;
  /** message for a failed call */
  failed: (error: unknown) => string;
}

/**
 * The photos of a review or a return: the saved ones, the deleted ones, and those that the next send adds.
 * @param convert see `toPhoto`
 */
export function usePhotos(saved: readonly SavedPhoto[], texts: Texts, convert: (photo: File) => Promise<Blob | null>) {
  const [there, setThere] = useState(saved);
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [preparing, setPreparing] = useState(false);
  const keys = useRef(0);
  const waiting = useRef<File[]>([]);
  const isChecking = useRef(false);
  const open = useRef(new Set<string>());
  useEffect(() => {
    const urls = open.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  const kept = there.filter(({ id }) => !deleted.includes(id));
  const room = REVIEW_IMAGES.most - kept.length - chosen.length;

  const close = (photos: readonly ChosenPhoto[]) => {
    for (const { url } of photos) {
      URL.revokeObjectURL(url);
      open.current.delete(url);
    }
  };
  const nextKey = () => {
    keys.current += 1;
    return keys.current;
  };

  const choose = (file: File): ChosenPhoto => {
    const url = URL.createObjectURL(file);
    open.current.add(url);
    return { key: nextKey(), file, url };
  };

  return {
    kept,
    deleted,
    chosen,
    refused,
    room,
    /** picked files are being checked, which takes seconds when the server converts them */
    preparing,
    /**
     * Adds picked or dropped files while there is room, large ones made smaller; reports files that are not photos at once. Files that
     * come while others are being checked are checked after them.
     */
    async add(files: readonly File[]): Promise<void> {
      waiting.current.push(...files);
      if (isChecking.current) return;
      isChecking.current = true;
      const photos: ChosenPhoto[] = [];
      const wrong: RefusedFile[] = [];
      setPreparing(true);
      for (let picked = waiting.current.shift(); picked; picked = waiting.current.shift()) {
        const { name } = picked;
        const refuse = (message: string) => wrong.push({ key: nextKey(), name, message });
        if (photos.length >= room) {
          refuse(texts.tooMany);
          continue;
        }
        try {
          // sequential: a phone has little memory for several large photos at once
          const file = await toPhoto(picked, REVIEW_IMAGES.bytes, convert);
          if (file) photos.push(choose(file));
          else refuse(texts.unsupported);
        } catch (error) {
          refuse(texts.failed(error));
        }
      }
      isChecking.current = false;
      setPreparing(false);
      setChosen((before) => [...before, ...photos]);
      setRefused(wrong);
    },
    /** Removes a chosen photo; `message` gives the reason when the shopper did not remove it. */
    drop(photo: ChosenPhoto, message?: string): void {
      close([photo]);
      setChosen((before) => before.filter(({ key }) => key !== photo.key));
      const { name } = photo.file;
      // several may turn out at once to be no photos
      setRefused((before) => (message ? [...before, { key: nextKey(), name, message }] : []));
    },
    remove(id: number): void {
      setDeleted((before) => [...before, id]);
    },
    /** After a send: the saved photos, and the chosen ones that were refused. */
    settle(now: readonly SavedPhoto[], wrong: readonly { file: number; message: string }[]): void {
      setThere(now);
      setDeleted([]);
      setRefused(wrong.map(({ file, message }) => ({ key: nextKey(), name: chosen[file]?.file.name ?? '', message })));
      close(chosen);
      setChosen([]);
    },
  };
}
export type Photos = ReturnType<typeof usePhotos>;
