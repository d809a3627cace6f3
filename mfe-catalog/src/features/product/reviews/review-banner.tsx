import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import type { Banner } from 'shared-kernel/contract/site';
import { useHref } from 'shared-kernel/platform/page-context';
import { sourceLink } from 'shared-kernel/remote/entity-links';
import { token } from 'shared-kernel/ui/tokens';
import * as styles from './reviews.styles';

const link = css`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${token('radius-large')};
  background: ${token('picture-ground')};
  color: ${token('picture-ink')};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* the picture's subject is where lines end; in Arabic that is the other side */
    [dir='rtl'] & {
      transform: scaleX(-1);
    }
  }
`;
const caption = css`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 50%;
  display: grid;
  align-content: center;
  padding: ${token('space-4')};
  padding-inline-end: 0;
  font-weight: ${token('weight-strong')};
  line-height: ${token('leading-tight')};
  text-wrap: balance;
  html:lang(ar) &,
  html:lang(hi) & {
    line-height: 1.4;
  }
`;

/** The banner of the review block (D14: type 7). */
export function ReviewBanner({ banner }: { banner: Banner }) {
  const href = useHref();
  return (
    <a css={[link, styles.banner]} href={href(sourceLink(banner, 'banner'))}>
      <Picture image={banner.image} alt="" width={800} height={400} sizes="(min-width: 768px) 320px, 100vw" />
      <span css={caption}>{banner.title}</span>
    </a>
  );
}
