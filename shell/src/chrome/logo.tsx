import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { token } from 'shared-kernel/ui/tokens';
import { mediaAddress } from './media-address';
import { useBrokenPicture } from './use-broken-picture';

const mark = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('touch')};
  font-size: ${token('text-xl')};
  font-weight: ${token('weight-strong')};
  color: ${token('colour-primary-ink')};
`;
/** A fixed box, so that nothing moves when the picture loads. */
const picture = css`
  inline-size: 132px;
  block-size: 36px;
  object-fit: contain;
  object-position: 0 50%;
  [dir='rtl'] & {
    object-position: 100% 50%;
  }
`;

/** The shop's logo (S027), or its name when none is set or it fails to load; links to home. */
export function Logo({ image }: { image: 'header_logo' | 'footer_logo' }) {
  const { site } = usePage();
  const href = useHref();
  const { broken, picture: watched } = useBrokenPicture();
  const { [image]: file, site_name } = site.common.site_setting;
  return (
    <a href={href(link('home'))} css={mark}>
      {file && !broken ? (
        <img
          {...watched}
          src={mediaAddress(site.common, file)}
          alt={site_name}
          width={132}
          height={36}
          // otherwise React renders a preload, which would compete with the page's largest picture
          fetchPriority="low"
          css={picture}
        />
      ) : (
        site_name
      )}
    </a>
  );
}
