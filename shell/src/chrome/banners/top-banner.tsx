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
import { PERSONAL_MARK } from '../../boot';
import { mediaAddress } from '../media-address';
import { useBrokenPicture } from '../use-broken-picture';
import { rememberClosed } from './closed-banner';

/**
 * Attribute on the root when the top banner was closed. The frame is the same HTML for everybody: the inline loader sets it before
 * the first paint, so a closed banner neither flashes nor moves anything.
 */
const CLOSED_MARK = 'data-top-banner-closed';

/** As light as its picture in dark mode, too: a gradient from black to a pastel would be grey in between. */
const box = css`
  position: relative;
  background: color-mix(in srgb, ${token('colour-primary')} 8%, ${token('picture-ground')});
  color: ${token('picture-ink')};
  html[${CLOSED_MARK}] &,
  html[${PERSONAL_MARK}] & {
    display: none;
  }
`;
/**
 * At most the picture's own 200 px (S050), and no more than an eighth of a low window; a strip on phones. The text has a column of
 * its own, which the picture never overlaps.
 */
const link = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 45%;
  align-items: center;
  block-size: min(200px, 12vh);
  min-block-size: 64px;
  overflow: hidden;
  &:focus-visible {
    outline-offset: -4px;
  }
  ${upTo(576)} {
    grid-template-columns: minmax(0, 1fr) 108px;
    block-size: 64px;
    padding-inline-end: 44px;
  }
`;
/** The subject is at the end of the picture, which fades into the background next to the text. */
const picture = css`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  object-fit: cover;
  object-position: 100%;
  filter: ${token('picture-filter')};
  mask-image: linear-gradient(to right, transparent, black 40%);
  ${upTo(576)} {
    /* the picture includes a margin, which is too wide here */
    object-position: 98%;
    mask-image: linear-gradient(to right, transparent, black 35%);
  }
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
const caption = css`
  padding-inline: max(${token('page-gutter')}, (100vw - ${token('page-width')}) / 2 + ${token('page-gutter')})
    ${token('space-3')};
  font-size: clamp(0.9375rem, 2vw, 1.5rem);
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
  ${upTo(576)} {
    inset-block-start: 10px;
    inset-inline-end: 0;
  }
`;

/**
 * The banner above the header (type 8): shown when public; it can be closed when `closable` is public (S046, S047, D8). Not on
 * personal pages, where it would be in the way (issue 13).
 */
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
        <span css={caption}>{banner.title}</span>
        {!broken && (
          <img {...watched} src={mediaAddress(common, banner.image)} alt="" width={1600} height={200} css={picture} />
        )}
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
