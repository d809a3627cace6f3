import { css } from '@emotion/react';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from 'shared-kernel/commerce/picture';
import { token } from 'shared-kernel/ui/tokens';
import { GALLERY_SIZES } from './gallery-sizes';

const gallery = css`
  display: grid;
  gap: ${token('space-3')};
  min-inline-size: 0;
`;
const track = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  aspect-ratio: 1;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  > li {
    scroll-snap-align: start;
    overflow: hidden;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    transform-origin: var(--zoom-x, 50%) var(--zoom-y, 50%);
    transition: transform ${token('motion-fast')};
  }
  @media (hover: hover) {
    > li:hover img {
      transform: scale(1.6);
    }
  }
`;
const thumbs = css`
  display: flex;
  gap: ${token('space-2')};
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: none;
`;
const thumb = css`
  inline-size: 68px;
  block-size: 68px;
  flex: none;
  overflow: hidden;
  border-radius: ${token('radius-medium')};
  background: ${token('colour-sunken')};
  box-shadow: inset 0 0 0 1px ${token('colour-line')};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[aria-current] {
    box-shadow: 0 0 0 2px ${token('colour-primary')};
  }
`;

interface GalleryProps {
  title: string;
  /** file names, the main picture first */
  pictures: readonly string[];
}

/** The product's pictures in a row to swipe or to walk with the arrow keys, with thumbs, and larger under the pointer (S110). */
export function Gallery({ title, pictures }: GalleryProps) {
  const { t } = useTranslation('catalog');
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    setCurrent(index);
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return (
    <section css={gallery} aria-label={t('product.pictures', { product: title })}>
      <ul
        css={track}
        // arrows scroll it, so the keyboard must reach it
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs the focus (WCAG 2.1.1)
        tabIndex={0}
        ref={row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth && setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
        onPointerMove={followPointer}
      >
        {pictures.map((name, index) => (
          <li key={name}>
            <Picture
              image={name}
              alt={index === 0 ? title : t('product.picture', { number: index + 1, total: pictures.length })}
              sizes={GALLERY_SIZES}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div css={thumbs}>
          {pictures.map((name, index) => (
            <button
              key={name}
              css={thumb}
              type="button"
              aria-label={t('product.picture', { number: index + 1, total: pictures.length })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <Picture image={name} alt="" sizes="68px" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** The picture grows from where the pointer is. */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const box = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--zoom-x', `${((clientX - box.left) / box.width) * 100}%`);
  currentTarget.style.setProperty('--zoom-y', `${((clientY - box.top) / box.height) * 100}%`);
}
