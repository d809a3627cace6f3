import { Picture } from 'shared-kernel/commerce/picture';
import { Stars } from 'shared-kernel/commerce/stars';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { Dispatch } from '../../components/dispatch';
import { FollowButton } from '../../components/follow-button';

const card = lateCss`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-medium')};
`;
const toStore = lateCss`
  display: flex;
  flex: 1 1 180px;
  align-items: center;
  gap: ${token('space-3')};
  min-inline-size: 0;
  @media (hover: hover) {
    &:hover strong {
      text-decoration: underline;
    }
  }
  img {
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${token('radius-small')};
    object-fit: cover;
  }
`;
const caption = lateCss`
  display: block;
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-xs')};
`;
const name = lateCss`
  display: block;
`;
const facts = lateCss`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;

/** The store (S126): its rating, where its parcels ship from and how soon; with links to visit and a button to follow it (S128). */
export function StoreCard({ store }: Pick<ProductDetail, 'store'>) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  return (
    <div css={card}>
      <a css={toStore} href={href(link('store', { slug: store.slug }))}>
        <Picture image={store.image} alt="" sizes="48px" />
        <span>
          <span css={caption}>{t('stores.soldBy')}</span>
          <strong css={name}>{store.name}</strong>
          {!!store.review && <Stars rating={store.review} count={store.review_count ?? 0} />}
        </span>
      </a>
      <FollowButton store={store} following={undefined} />
      {store.dispatch && (
        <ul css={facts}>
          <Dispatch dispatch={store.dispatch} />
        </ul>
      )}
    </div>
  );
}
