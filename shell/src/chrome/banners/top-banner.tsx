import { css } from '@emotion/react';
import { Visibility } from 'shared-kernel/contract/enums';
import { FILTER } from 'shared-kernel/contract/filters';
import { STORAGE } from 'shared-kernel/contract/storage';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { sourceLink } from 'shared-kernel/remote/entity-links';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { IconButton } from 'shared-kernel/ui/button';
import { CloseIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { mediaAddress } from '../media-address';
import { useBrokenPicture } from '../use-broken-picture';
import { rememberClosed } from './closed-banner';

/**
 * On the root when the top banner was closed. The frame is the same HTML for everybody: the inline loader sets it before the first
 * paint, so a closed banner neither flashes nor moves anything.
 */
const CLOSED_MARK = 'data-top-banner-closed';

const box = css`
  position: relative;
  background: ${token('colour-sunken')};
  html[${CLOSED_MARK}] & {
    display: none;
  }
`;
/** S050 */
const link = css`
  position: relative;
  display: flex;
  align-items: center;
  block-size: 200px;
  overflow: hidden;
  &:focus-visible {
    outline-offset: -4px;
  }
`;
/** What is drawn stands at the end of the picture, and fades into the ground where the text begins. */
const picture = css`
  position: absolute;
  inset-inline-end: 0;
  inline-size: 55%;
  block-size: 100%;
  object-fit: cover;
  object-position: 100%;
  mask-image: linear-gradient(to right, transparent, black 50%);
  ${upTo(576)} {
    /* narrower than the pictures of a listing: it was the largest paint, of which it says nothing (docs/decisions/0045) */
    inline-size: 40%;
    /* the drawing keeps a margin in the picture, which is too much here */
    object-position: 98%;
    mask-image: linear-gradient(to right, transparent, black 9%);
  }
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
const caption = css`
  position: relative;
  inline-size: 58%;
  ${upTo(576)} {
    inline-size: 52%;
  }
  padding-inline-start: max(${token('page-gutter')}, (100vw - ${token('page-width')}) / 2 + ${token('page-gutter')});
  font-size: clamp(1rem, 2.4vw, 2rem);
  font-weight: ${token('weight-strong')};
  line-height: 1.3;
  text-wrap: balance;
`;
const close = css`
  position: absolute;
  inset-block-start: ${token('space-1')};
  inset-inline-end: ${token('space-1')};
  border-radius: ${token('radius-full')};
  background: color-mix(in srgb, ${token('colour-raised')} 80%, transparent);
  color: ${token('colour-ink')};
`;

/** The banner above the header (type 8): shown when public; it can be closed when `closable` is public (S046, S047, D8). */
export function TopBanner() {
  const { t } = useTranslation('kernel');
  const href = useHref();
  const { common } = usePage().site;
  const banner = common.top_banner;
  const { broken, picture: watched } = useBrokenPicture();
  if (banner?.status !== Visibility.public) return null;
  return (
    <aside css={box} aria-label={banner.title}>
      <a href={href(sourceLink(banner, FILTER.banner))} css={link}>
        {!broken && (
          <img {...watched} src={mediaAddress(common, banner.image)} alt="" width={1600} height={200} css={picture} />
        )}
        <span css={caption}>{banner.title}</span>
      </a>
      {banner.closable === Visibility.public && (
        <div css={close}>
          <IconButton
            label={t('close')}
            onClick={() => {
              rememberClosed(STORAGE.topBannerClosed, banner);
              document.documentElement.setAttribute(CLOSED_MARK, '');
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </aside>
  );
}
