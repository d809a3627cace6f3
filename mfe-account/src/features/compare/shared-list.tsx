import { useQuery } from '@tanstack/react-query';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { page } from 'shared-kernel/ui/page.styles';
import { stack } from '../../components/page.styles';
import { CompareShimmer } from './compare-shimmer';
import { CompareTable } from './compare-table';
import { CompareTools } from './compare-tools';
import { sharedCompareListQuery } from './list-compared-products';
import { NothingToCompare } from './nothing-to-compare';
import { TakeOver } from './take-over';
import { useOnlyDifferences } from './use-only-differences';

/** A shared list: the same table for everybody, to view and to copy to one's own list. */
export function SharedList({ ids }: { ids: readonly number[] }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const differences = useOnlyDifferences();
  const { data } = useQuery({ ...sharedCompareListQuery(api, ids), throwOnError: throwWithoutData });
  const shown = data?.products.map(({ id }) => id) ?? [];
  return (
    <div css={page}>
      <h1>{t('compare.sharedTitle')}</h1>
      {!data ? (
        <CompareShimmer />
      ) : shown.length === 0 ? (
        <NothingToCompare hint={t('compare.unavailableHint')} />
      ) : (
        <div css={stack}>
          <CompareTools ids={shown} differences={differences}>
            <TakeOver ids={shown} />
          </CompareTools>
          <CompareTable {...data} onlyDifferences={differences.only} restored={null} />
        </div>
      )}
    </div>
  );
}
