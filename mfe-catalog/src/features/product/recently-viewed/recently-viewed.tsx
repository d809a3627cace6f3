import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { token } from 'shared-kernel/ui/tokens';
import { orRetry } from '../../../components/or-retry';
import { RowShape } from '../../../components/row-shape';
import { useInView } from '../../../components/use-in-view';
import { viewedIds } from './viewed-ids';

const box = css`
  margin-block-start: ${token('space-8')};
  min-inline-size: 0;
`;

const useRow = lazyPart(
  orRetry(() => import(/* webpackChunkName: "product-rows" */ './viewed-row').then((m) => m.ViewedRow)),
);

/**
 * The products seen on this device before this one. The server does not know them; the row is added when the visitor comes near,
 * far below what is being looked at.
 */
export function RecentlyViewed({ productId }: { productId: number }) {
  const { t } = useTranslation('catalog');
  const [ids, setIds] = useState<number[]>([]);
  useEffect(() => setIds(viewedIds().filter((id) => id !== productId)), [productId]);
  if (!ids.length) return null;
  return <Before ids={ids} title={t('recentlyViewed.title')} />;
}

function Before({ ids, title }: { ids: readonly number[]; title: string }) {
  const [place, near] = useInView<HTMLDivElement>();
  const Row = useRow(near);
  return (
    <div css={box} ref={place}>
      {Row ? <Row ids={ids} title={title} /> : <RowShape title={title} />}
    </div>
  );
}
