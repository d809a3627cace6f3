import { css } from '@emotion/react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from 'shared-kernel/commerce/picture';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import { CloseIcon, PlusIcon, WarningIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import type { Photos } from './use-photos';

const group = css`
  display: grid;
  gap: ${token('space-2')};
  min-inline-size: 0;
  legend {
    padding: 0;
    margin-block-end: ${token('space-1')};
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-strong')};
  }
`;
const head = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${token('space-3')};
  padding: 0;
  list-style: none;
`;
const tile = css`
  position: relative;
  aspect-ratio: 1;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border: 1px solid ${token('colour-line')};
    border-radius: ${token('radius-medium')};
    background: ${token('colour-sunken')};
  }
`;
/** Seen as a small disc in the corner, pressed as 44 px. */
const take = css`
  position: absolute;
  inset-block-start: -10px;
  inset-inline-end: -10px;
  display: grid;
  place-items: center;
  inline-size: ${token('touch')};
  block-size: ${token('touch')};
  cursor: pointer;
  > span {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 1px solid ${token('colour-line-strong')};
    border-radius: ${token('radius-full')};
    background: ${token('colour-raised')};
    color: ${token('colour-ink')};
    box-shadow: ${token('shadow-low')};
  }
  &:hover > span {
    background: ${token('colour-sunken')};
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
const add = css`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${token('space-1')};
  block-size: 100%;
  padding: ${token('space-1')};
  border: 1.5px dashed ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  font-size: ${token('text-sm')};
  text-align: center;
  color: ${token('colour-primary-ink')};
  cursor: pointer;
  &:hover {
    background: ${token('colour-primary-soft')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('colour-focus')};
    outline-offset: 2px;
  }
`;
const over = css`
  border-style: solid;
  border-color: ${token('colour-primary-ink')};
  background: ${token('colour-primary-soft')};
`;
const wrong = css`
  display: grid;
  gap: ${token('space-1')};
  font-size: ${token('text-sm')};
  color: ${token('colour-danger')};
  p {
    display: flex;
    gap: ${token('space-1')};
    align-items: start;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;

/** Up to five photos, picked or dropped (D42). What is no photo is said at its name and not taken (S193). */
export function PhotoPicker({ photos, unsupported }: { photos: Photos; unsupported: string }) {
  const { t } = useTranslation('account');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const [isOver, setOver] = useState(false);
  const { kept, chosen, refused, room } = photos;
  const count = kept.length + chosen.length;

  /** The button that was pressed goes: the focus goes on to the next one, at the end to adding. */
  const removing = (at: number, remove: () => void) => () => {
    remove();
    requestAnimationFrame(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>('li button');
      (buttons?.[Math.min(at, (buttons?.length ?? 0) - 1)] ?? input.current)?.focus();
    });
  };
  const drag = (isIn: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isIn);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    void photos.add([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      ref={box}
      css={group}
      aria-describedby={`${id}-hint`}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <legend>{t('review.photos')}</legend>
      <p id={`${id}-hint`} css={head}>
        {t('review.photosHint')} {unsupported}
      </p>
      <ul css={grid}>
        {kept.map((photo, n) => (
          <li key={photo.id} css={tile}>
            <Picture image={photo.image} alt={t('review.photo', { number: n + 1 })} sizes="120px" />
            <RemoveButton number={n + 1} onClick={removing(n, () => photos.remove(photo.id))} />
          </li>
        ))}
        {chosen.map((photo, n) => (
          <li key={photo.key} css={tile}>
            {/* bytes that begin like a photo and cannot be shown are none */}
            <img
              src={photo.url}
              alt={t('review.photo', { number: kept.length + n + 1 })}
              onError={() => photos.drop(photo, unsupported)}
            />
            <RemoveButton number={kept.length + n + 1} onClick={removing(kept.length + n, () => photos.drop(photo))} />
          </li>
        ))}
        {room > 0 && (
          <li css={tile}>
            <label css={[add, isOver && over]}>
              <PlusIcon />
              {t('review.addPhotos')}
              <input
                ref={input}
                type="file"
                multiple
                accept="image/jpeg,image/png"
                css={visuallyHidden}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])];
                  // the same file may be chosen again after it was taken back
                  target.value = '';
                  void photos.add(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p css={head} role="status">
        {t('review.photoCount', { count, most: REVIEW_IMAGES.most })}
      </p>
      <div css={wrong} role="alert">
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
    <button type="button" css={take} aria-label={label} title={label} onClick={onClick}>
      <span>
        <CloseIcon />
      </span>
    </button>
  );
}
