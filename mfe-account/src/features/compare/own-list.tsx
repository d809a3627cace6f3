import { useQuery } from '@tanstack/react-query';
import { toggleCompare } from 'shared-kernel/commerce/toggle-compare';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { stack } from '../../components/page.styles';
import { UndoRemoval } from '../../components/undo-removal';
import { useRemovals } from '../../components/use-removals';
import { CompareShimmer } from './compare-shimmer';
import { CompareTable } from './compare-table';
import { CompareTools } from './compare-tools';
import { COMPARE_KEY, compareListQuery } from './list-compared-products';
import { NothingToCompare } from './nothing-to-compare';
import { useOnlyDifferences } from './use-only-differences';

/** The shopper's own compare list. A removed product leaves a note above the table that offers to undo. */
export function OwnList() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const differences = useOnlyDifferences();
  const { data } = useQuery({ ...compareListQuery(api), throwOnError: throwWithoutData });
  const { undoable, isRemoved, restored, remove, undo } = useRemovals({
    queryKey: COMPARE_KEY,
    list: 'compare',
    toggle: toggleCompare,
    ids: data?.products.map(({ id }) => id),
  });
  if (!data) return <CompareShimmer />;
  const removed = data.products.filter(({ id }) => undoable(id));
  const products = data.products.filter(({ id }) => !isRemoved(id));
  return (
    <div css={stack}>
      {removed.map(({ id, title }) => (
        <UndoRemoval key={id} text={t('list.removed', { title })} onUndo={() => undo(id)} />
      ))}
      {products.length === 0 ? (
        <NothingToCompare hint={t('compare.emptyHint')} />
      ) : (
        <>
          <CompareTools ids={products.map(({ id }) => id)} differences={differences} />
          <CompareTable
            products={products}
            serverTime={data.serverTime}
            onlyDifferences={differences.only}
            onRemove={remove}
            restored={restored}
          />
        </>
      )}
    </div>
  );
}
