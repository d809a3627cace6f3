import { type DragEvent, useId, useRef, useState } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { CloseIcon, PlusIcon, WarningIcon } from 'shared-kernel/ui/icons';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import * as styles from './photo-picker.styles';
import type { Photos } from './use-photos';

/**
 * Types of the file picker. HEIC is not listed although `toPhoto` takes it: for JPEG an iPhone converts its photo, for HEIC it hands out
 * the original, which few browsers can show and which takes the server seconds.
 */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

interface PhotoPickerProps {
  photos: Photos;
  /** what the photos are for */
  hint: string;
  /** S193 */
  unsupported: string;
  /** they are being sent: none can be added or removed */
  busy: boolean;
}

/** Up to five photos, picked or dropped (D42). Other files are rejected by name (S193). */
export function PhotoPicker({ photos, hint, unsupported, busy }: PhotoPickerProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const [isOver, setOver] = useState(false);
  const { kept, chosen, refused, room } = photos;
  const isBusy = busy || photos.preparing;
  const count = kept.length + chosen.length;

  /** The pressed button is removed: the focus moves to the next one, after the last to the input. */
  const removing = (at: number, remove: () => void) => () => {
    remove();
    requestAnimationFrame(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>('li button');
      (buttons?.[Math.min(at, (buttons?.length ?? 0) - 1)] ?? input.current)?.focus();
    });
  };
  /** When the last free place is filled, the focused input disappears: the focus moves to the new photo's remove button. */
  const pick = async (files: readonly File[]) => {
    await photos.add(files);
    requestAnimationFrame(() => {
      if (input.current || document.activeElement !== document.body) return;
      [...(box.current?.querySelectorAll<HTMLElement>('li button') ?? [])].at(-1)?.focus();
    });
  };
  const drag = (isIn: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (busy) event.dataTransfer.dropEffect = 'none';
    setOver(isIn && !busy);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (!busy) void photos.add([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      ref={box}
      css={styles.group}
      disabled={isBusy}
      aria-busy={isBusy}
      aria-describedby={`${id}-hint`}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <legend>{t('review.photos')}</legend>
      <p id={`${id}-hint`} css={styles.head}>
        {hint}
      </p>
      <ul css={styles.grid}>
        {kept.map((photo, n) => (
          <li key={photo.id} css={styles.tile}>
            <Picture image={photo.image} alt={t('review.photo', { number: n + 1 })} sizes="120px" />
            <RemoveButton number={n + 1} onClick={removing(n, () => photos.remove(photo.id))} />
          </li>
        ))}
        {chosen.map((photo, n) => (
          <li key={photo.key} css={styles.tile}>
            {/* a file that starts like a photo but cannot be shown is refused */}
            <img
              src={photo.url}
              alt={t('review.photo', { number: kept.length + n + 1 })}
              onError={() => photos.drop(photo, unsupported)}
            />
            <RemoveButton number={kept.length + n + 1} onClick={removing(kept.length + n, () => photos.drop(photo))} />
          </li>
        ))}
        {room > 0 && (
          <li css={styles.tile}>
            <label css={[styles.add, isOver && styles.over]}>
              <PlusIcon />
              {t('review.addPhotos')}
              <input
                ref={input}
                type="file"
                multiple
                accept={ACCEPTED}
                css={visuallyHidden}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])];
                  // lets the same file be chosen again after it was removed
                  target.value = '';
                  void pick(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p css={styles.head} role="status">
        {photos.preparing ? t('review.looking') : t('review.photoCount', { count, most: REVIEW_IMAGES.most })}
      </p>
      <div css={styles.wrong} role="alert">
        {refused.map(({ key, name, message }) => (
          <p key={key}>
            <WarningIcon />
            <span>
              <bdi>{name}</bdi>: {message}
            </span>
          </p>
        ))}
      </div>
    </fieldset>
  );
}

function RemoveButton({ number, onClick }: { number: number; onClick: () => void }) {
  const { t } = useTranslation('account');
  const label = t('review.removePhoto', { number });
  return (
    <button type="button" css={styles.take} aria-label={label} title={label} onClick={onClick}>
      <span>
        <CloseIcon />
      </span>
    </button>
  );
}
