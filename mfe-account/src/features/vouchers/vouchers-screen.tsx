import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { userVouchersQuery } from 'shared-kernel/commerce/user-vouchers';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { TagIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { AccountPage } from '../../components/account-page';
import { stack } from '../../components/page.styles';
import { PageLinks, pageInLink } from '../../components/page-links';
import { pageOf } from '../../components/page-of';
import { RowsShimmer } from '../../components/rows-shimmer';
import { useExistingPage } from '../../components/use-existing-page';
import { VoucherCard } from './voucher-card';

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: ${token('space-4')};
`;

const addressOf = (number: number) => link('vouchers', { page: pageInLink(number) });

/** The shop's current vouchers with this shopper's remaining uses (S199); used-up ones come last. */
export function VouchersScreen() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const href = useHref();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...userVouchersQuery(api, pageOf(search)), throwOnError: throwWithoutData });
  useExistingPage(data, addressOf);
  const isOver = ({ uses_left }: { uses_left: number | null }) => uses_left === 0;
  const vouchers = data ? [...data.data].sort((a, b) => Number(isOver(a)) - Number(isOver(b))) : [];
  return (
    <AccountPage current="vouchers" title={t('vouchers.title')}>
      {!data ? (
        <RowsShimmer />
      ) : vouchers.length === 0 ? (
        <EmptyState icon={<TagIcon />} title={t('vouchers.empty')} text={t('vouchers.emptyHint')}>
          <ButtonLink look="primary" href={href(link('home'))}>
            {t('list.discover')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div css={stack}>
          <ul css={cards}>
            {vouchers.map((voucher) => (
              <li key={voucher.id}>
                <VoucherCard voucher={voucher} serverTime={data.serverTime} />
              </li>
            ))}
          </ul>
          <PageLinks address={addressOf} page={data} />
        </div>
      )}
    </AccountPage>
  );
}
