import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import type { Review } from 'shared-kernel/contract/reviews';
import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { token } from 'shared-kernel/ui/tokens';
import { usePhotoViewer } from './use-photo-viewer';

export const photoFrame = css`
  position: relative;
  overflow: hidden;
  border-radius: ${token('radius-small')};
  background: ${token('colour-sunken')};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
const others = css`
  position: absolute;
  inset-block-end: 4px;
  inset-inline-end: 4px;
  padding-inline: ${token('space-1')};
  border-radius: ${token('radius-small')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-strong')};
`;

interface PhotoButtonProps {
  photos: Review['review_images'];
  title: string;
  className?: string;
}

/** The first photo of a review with the number of the others; a press opens them as large as the window. */
export function PhotoButton({ photos, title, className }: PhotoButtonProps) {
  const { language } = usePage();
  const [open, viewer] = usePhotoViewer(photos, title);
  const more = photos.length - 1;
  return (
    <>
      <button
        css={photoFrame}
        className={className}
        type="button"
        aria-label={more ? `${title} (${formatNumber(language, photos.length)})` : title}
        onClick={() => open(0)}
      >
        <Picture image={photos[0]?.image} alt="" sizes="80px" />
        {more > 0 && (
          <span css={others} dir="ltr">
            +{formatNumber(language, more)}
          </span>
        )}
      </button>
      {viewer}
    </>
  );
}
