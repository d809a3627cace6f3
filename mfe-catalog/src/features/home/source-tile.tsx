import { css } from '@emotion/react';
import { memo } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useHref } from 'shared-kernel/platform/page-context';
import { sourceLink } from 'shared-kernel/remote/entity-links';
import { token } from 'shared-kernel/ui/tokens';

const tile = css`
  container-type: size;
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${token('radius-large')};
  background: ${token('picture-ground')};
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* a picture's subject is at its end, where the text is not; in Arabic both change sides */
    object-position: 100% 50%;
    [dir='rtl'] & {
      transform: scaleX(-1);
    }
    /* with the text below the picture, the half with the subject fills the space */
    @container (max-aspect-ratio: 9 / 5) {
      inset-inline: auto 0;
      inline-size: 170%;
      max-inline-size: none;
      block-size: 62%;
    }
  }
`;
const caption = css`
  --from-start: 90deg;
  [dir='rtl'] & {
    --from-start: 270deg;
  }
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 52%;
  display: grid;
  align-content: center;
  gap: ${token('space-2')};
  padding: ${token('space-4')} clamp(16px, 6cqi, 64px);
  padding-inline-end: 8cqi;
  background: linear-gradient(
    var(--from-start),
    color-mix(in srgb, ${token('picture-ground')} 94%, transparent) 85%,
    transparent
  );
  color: ${token('picture-ink')};
  @container (max-aspect-ratio: 9 / 5) {
    inset-block-start: 62%;
    inline-size: 100%;
    gap: 2px;
    padding: ${token('space-2')} ${token('space-4')};
    background: ${token('colour-sunken')};
    color: ${token('colour-ink')};
  }
`;
const title = css`
  font-size: clamp(1rem, 4.6cqi, 2.25rem);
  font-weight: ${token('weight-strong')};
  line-height: ${token('leading-tight')};
  text-wrap: balance;
  html:lang(ar) &,
  html:lang(hi) & {
    line-height: 1.4;
  }
`;
const note = css`
  font-size: ${token('text-sm')};
  @container (max-width: 300px) {
    display: none;
  }
`;

interface SourceTileProps {
  item: {
    id: number;
    slug: string;
    title: string;
    image: string;
    source_type: number;
    url: string | null;
    sub_title?: string | null;
  };
  parameter?: 'home_spm' | 'banner';
  /** in the first view: loads at once */
  eager?: boolean;
  sizes?: string;
}

/** A picture with a title, linked to its source (S015). */
export const SourceTile = memo(function SourceTile({
  item,
  parameter = 'home_spm',
  eager = false,
  sizes = '(min-width: 992px) 33vw, 100vw',
}: SourceTileProps) {
  const href = useHref();
  return (
    <a css={tile} href={href(sourceLink(item, parameter))}>
      <Picture image={item.image} alt="" eager={eager} sizes={sizes} />
      <span css={caption}>
        <span css={title}>{item.title}</span>
        {item.sub_title && <span css={note}>{item.sub_title}</span>}
      </span>
    </a>
  );
});
