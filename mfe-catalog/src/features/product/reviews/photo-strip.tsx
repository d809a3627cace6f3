import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import type { Reviews } from 'shared-kernel/contract/reviews';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { photoFrame } from './photo-button';
import { photos as box } from './reviews.styles';
import { usePhotoViewer } from './use-photo-viewer';

const heading = css`
  font-size: inherit;
  line-height: inherit;
`;
const row = css`
  display: flex;
  gap: ${token('space-2')};
  overflow-x: auto;
  scrollbar-width: none;
  /* room for focus rings */
  padding: 4px;
  margin: -4px;
  > li {
    flex: none;
  }
`;
const thumb = css`
  display: block;
  inline-size: 72px;
  block-size: 72px;
`;

interface PhotoStripProps {
  title: string;
  photos: NonNullable<Reviews['images']>;
}

/** Shoppers' photos in a row; a press opens one as large as the window. */
export function PhotoStrip({ title, photos }: PhotoStripProps) {
  const { t } = useTranslation('catalog');
  const [open, viewer] = usePhotoViewer(photos, title);
  return (
    <div css={box}>
      <h3 css={heading}>{title}</h3>
      <ul css={row}>
        {photos.map(({ id, image }, index) => (
          <li key={id}>
            <button
              css={[photoFrame, thumb]}
              type="button"
              aria-label={t('product.pictureOf', { number: index + 1, total: photos.length })}
              onClick={() => open(index)}
            >
              <Picture image={image} alt="" sizes="72px" />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </div>
  );
}
