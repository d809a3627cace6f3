import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useHref } from 'shared-kernel/remote/page-context';
import { sourcePath } from 'shared-kernel/rules/links';
import { token } from 'shared-kernel/ui/tokens';

const tile = css`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform ${token('motion-slow')} ${token('ease')};
  }
  &:hover img {
    transform: scale(1.03);
  }
`;
const caption = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  gap: 2px;
  padding: ${token('space-3')} ${token('space-4')};
  background: color-mix(in srgb, ${token('colour-raised')} 86%, transparent);
  color: ${token('colour-ink')};
`;
const title = css`
  font-weight: ${token('weight-strong')};
  line-height: ${token('leading-tight')};
`;
const note = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
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
  /** among the first things on the screen */
  eager?: boolean;
  sizes?: string;
}

/** A picture with its title that leads to what it stands for (S015). */
export function SourceTile({
  item,
  parameter = 'home_spm',
  eager = false,
  sizes = '(min-width: 992px) 33vw, 100vw',
}: SourceTileProps) {
  const href = useHref();
  return (
    <a css={tile} href={href(sourcePath(item, parameter))}>
      <Picture image={item.image} alt="" eager={eager} sizes={sizes} />
      <span css={caption}>
        <span css={title}>{item.title}</span>
        {item.sub_title && <span css={note}>{item.sub_title}</span>}
      </span>
    </a>
  );
}
