import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { token } from 'shared-kernel/ui/tokens';

const link = css`
  display: grid;
  gap: ${token('space-2')};
  text-align: center;
  font-size: ${token('text-sm')};
  img {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${token('radius-large')};
    background: ${token('colour-sunken')};
  }
  @media (hover: hover) {
    &:hover {
      color: ${token('colour-primary-ink')};
    }
  }
`;

interface PictureLinkProps {
  href: string;
  image: string | null;
  title: string;
  sizes?: string;
  /** in the first view */
  eager?: boolean;
}

/** A square picture with its name, e.g. of a category or brand. */
export function PictureLink({ href, image, title, sizes = '216px', eager = false }: PictureLinkProps) {
  return (
    <a css={link} href={href}>
      <Picture image={image} alt="" sizes={sizes} eager={eager} />
      {title}
    </a>
  );
}
