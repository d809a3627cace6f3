import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { AccountPage } from '../../components/account-page';
import { OwnList } from './own-list';
import { SharedList } from './shared-list';
import { sharedProducts } from './shared-products';

/** `/user/compared`: the shopper's products side by side (S197); with `?products=3,1` a shared list, visible to everybody. */
export function CompareScreen() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const shared = sharedProducts(search);
  if (shared) return <SharedList ids={shared} />;
  return (
    <AccountPage current="compare" title={t('compare.title')}>
      <OwnList />
    </AccountPage>
  );
}
