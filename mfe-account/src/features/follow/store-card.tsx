import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { paddedCard } from '../../components/page.styles';
import { useFocusBack } from '../../components/use-focus-back';
import type { FollowedStore } from './list-followed-stores';
import { SmallTile } from './small-tile';

const box = css`
  ${paddedCard}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-inline-size: 0;
`;
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
`;
const store = css`
  display: flex;
  flex: 1 1 200px;
  align-items: center;
  gap: ${token('space-3')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > div {
    min-inline-size: 0;
  }
  img {
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    border-radius: ${token('radius-medium')};
    object-fit: cover;
  }
  h2 {
    font-size: ${token('text-lg')};
  }
  p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    max-inline-size: ${token('measure')};
  }
  @media (hover: hover) {
    &:hover h2 {
      color: ${token('colour-primary-ink')};
    }
  }
`;
/** four in a row; on phones a scroller whose cut-off last tile shows that there are more */
const news = css`
  /* visually hidden content scrolls along and does not widen the page */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 40%;
  gap: ${token('space-3')};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline proximity;
  scrollbar-width: thin;
  margin-inline: calc(-1 * ${token('space-1')});
  padding: ${token('space-1')};
  > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  ${from(768)} {
    grid-auto-columns: calc((100% - 3 * ${token('space-3')}) / 4);
  }
`;

interface StoreCardProps {
  followed: FollowedStore;
  serverTime: string;
  /** it was just followed again */
  restored: boolean;
  onUnfollow: () => void;
}

/** A followed store with its newest products (S198). */
export function StoreCard({ followed, serverTime, restored, onUnfollow }: StoreCardProps) {
  const { t } = useTranslation('account');
  const href = useHref();
  const { name, slug, image, meta_description } = followed.store;
  const place = useFocusBack<HTMLElement>(restored);
  return (
    <article ref={place} css={box} aria-label={name}>
      <div css={head}>
        <a href={href(link('store', { slug }))} css={store}>
          <Picture image={image} alt="" sizes="56px" />
          <div>
            <h2>{name}</h2>
            {meta_description && <p css={muted}>{meta_description}</p>}
          </div>
        </a>
        <Button small aria-label={t('follow.unfollowNamed', { name })} onClick={onUnfollow}>
          {t('follow.unfollow')}
        </Button>
      </div>
      {followed.newest.length > 0 && (
        <ul css={news} aria-label={t('follow.newest', { name })}>
          {followed.newest.map((product) => (
            <li key={product.id}>
              <SmallTile product={product} serverTime={serverTime} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
