import { useEffect, useRef, useState } from 'react';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import type { OwnReview } from 'shared-kernel/contract/reviews';
import { toPhoto } from './to-photo';

/** A photo that was chosen and is not sent yet. */
export interface ChosenPhoto {
  readonly key: number;
  readonly file: File;
  /** shows it, until it is taken away */
  readonly url: string;
}
/** A file that is not taken, and why. */
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
}

/** The photos of a review or a return: those that are saved, those that go, and those that come with the next send. */
export function usePhotos(saved: readonly SavedPhoto[], texts: Texts) {
  const [there, setThere] = useState(saved);
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const keys = useRef(0);
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

  return {
    kept,
    deleted,
    chosen,
    refused,
    room,
    /** Adds picked or dropped files while there is room, large ones made smaller; reports files that are not photos at once. */
    async add(files: readonly File[]): Promise<void> {
      const photos: ChosenPhoto[] = [];
      const wrong: RefusedFile[] = [];
      for (const picked of files) {
        // one after the other: a phone has little room for several large photos at a time
        const file = photos.length < room ? await toPhoto(picked, REVIEW_IMAGES.bytes) : null;
        if (!file) {
          const message = photos.length < room ? texts.unsupported : texts.tooMany;
          wrong.push({ key: nextKey(), name: picked.name, message });
          continue;
        }
        const url = URL.createObjectURL(file);
        open.current.add(url);
        photos.push({ key: nextKey(), file, url });
      }
      setChosen((before) => [...before, ...photos]);
      setRefused(wrong);
    },
    /** Removes a chosen photo; `message` gives the reason when the shopper did not remove it. */
    drop(photo: ChosenPhoto, message?: string): void {
      close([photo]);
      setChosen((before) => before.filter(({ key }) => key !== photo.key));
      const { name } = photo.file;
      // several may turn out at once to be none
      setRefused((before) => (message ? [...before, { key: nextKey(), name, message }] : []));
    },
    remove(id: number): void {
      setDeleted((before) => [...before, id]);
    },
    /** After a send: what is saved now, and what was not taken of what was chosen. */
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
