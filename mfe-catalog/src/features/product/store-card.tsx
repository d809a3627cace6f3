import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Picture } from 'shared-kernel/commerce/picture';
import type { StoreCard as Store } from 'shared-kernel/contract/product';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { ChevronEndIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const card = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-medium')};
  &:hover {
    border-color: ${token('colour-line-strong')};
  }
  img {
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${token('radius-small')};
    object-fit: cover;
  }
  svg {
    margin-inline-start: auto;
  }
`;
const caption = css`
  display: block;
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-xs')};
`;
const name = css`
  font-weight: ${token('weight-strong')};
`;

/** Who sells this (S126). */
export function StoreCard({ store }: { store: Store }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  return (
    <a css={card} href={href(path.store(store.slug))}>
      <Picture image={store.image} alt="" sizes="48px" />
      <span>
        <span css={caption}>{t('stores.soldBy')}</span>
        <span css={name}>{store.name}</span>
      </span>
      <ChevronEndIcon />
    </a>
  );
}
