import { css } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useImageUrl } from 'shared-kernel/commerce/site';
import { Stars } from 'shared-kernel/commerce/stars';
import { formatNumber } from 'shared-kernel/i18n/format';
import { on } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { Dispatch } from '../../components/dispatch';
import { FollowButton } from '../../components/follow-button';
import type { StoreFacts } from './store-kind';

/** room for the logo, whose upper half overlaps the cover */
const COVER = 'clamp(72px, 9vw, 128px)';
const SIGN = 'clamp(80px, 9vw, 120px)';

const head = css`
  overflow: hidden;
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
`;
/** A pattern of the store's own logo in its colours, so that no two covers are alike. */
const cover = css`
  display: grid;
  align-items: center;
  block-size: ${COVER};
  overflow: hidden;
  background: ${token('colour-sunken')};
  svg {
    display: block;
    filter: ${token('picture-filter')};
    inline-size: 100%;
    block-size: 128px;
  }
`;

const inside = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};
  padding: 0 ${token('space-4')} ${token('space-4')};
  ${from(768)} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: ${token('space-6')};
  }
`;
const sign = css`
  inline-size: ${SIGN};
  block-size: ${SIGN};
  margin-block-start: calc(${SIGN} / -2);
  border: 3px solid ${token('colour-raised')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  object-fit: cover;
`;
const about = css`
  display: grid;
  gap: ${token('space-2')};
  padding-block-start: ${token('space-3')};
  grid-column: 1 / -1;
  ${from(768)} {
    grid-column: auto;
  }
  p {
    max-inline-size: ${token('measure')};
    color: ${token('colour-ink-muted')};
  }
`;
const follow = css`
  align-self: start;
  justify-self: end;
  padding-block-start: ${token('space-3')};
  ${from(768)} {
    grid-column: 3;
    grid-row: 1;
  }
`;
const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`;

/** The store's logo, name, rating, followers, dispatch and follow button (S127, S128). */
export function StoreHead({ store, rating, reviewCount, followers, productCount, since }: StoreFacts) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const counted = useFollowers(store.id, followers);
  const number = (count: number) => ({ count, number: formatNumber(language, count) });
  return (
    <header css={head}>
      <Cover image={store.image} />
      <div css={inside}>
        <Picture image={store.image} alt="" sizes="120px" eager css={sign} />
        <div css={follow}>
          <FollowButton store={store} following={undefined} />
        </div>
        <div css={about}>
          <h1>{store.name}</h1>
          <ul css={facts}>
            {rating > 0 && (
              <li>
                <Stars rating={rating} count={reviewCount} />
              </li>
            )}
            <li>{t('stores.products', number(productCount))}</li>
            {counted > 0 && <li>{t('stores.followers', number(counted))}</li>}
            {store.dispatch && <Dispatch dispatch={store.dispatch} />}
            {since && <li>{t('stores.since', { year: new Date(since).getUTCFullYear() })}</li>}
          </ul>
          {store.meta_description && <p>{store.meta_description}</p>}
        </div>
      </div>
    </header>
  );
}

/** The strip above the logo; an SVG pattern, because a row of pictures would need as many elements as the widest page. */
function Cover({ image }: { image: string }) {
  const id = useId();
  // the small file, which the logo uses as well
  const [small] = useImageUrl()(image).srcSet.split(' ');
  const tile = { href: small, width: 128, height: 128 };
  return (
    <div css={cover}>
      <svg aria-hidden="true">
        <pattern id={id} width="256" height="128" patternUnits="userSpaceOnUse">
          <image {...tile} />
          <image {...tile} x="128" y="-64" />
          <image {...tile} x="128" y="64" />
        </pattern>
        <rect width="100%" height="128" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}

/** The number of followers, adjusted by this shopper's own changes on the page. */
function useFollowers(storeId: number, sent: number): number {
  const [own, setOwn] = useState(0);
  useEffect(
    () =>
      on('follow:changed', (change) => {
        if (change.storeId === storeId) setOwn((before) => before + (change.listed ? 1 : -1));
      }),
    [storeId],
  );
  return Math.max(0, sent + own);
}
