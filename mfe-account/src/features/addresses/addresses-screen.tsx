import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import { AddressForm } from 'shared-kernel/commerce/addresses/address-form';
import { countriesQuery } from 'shared-kernel/commerce/addresses/countries';
import type { Address } from 'shared-kernel/contract/addresses';
import { useStream } from 'shared-kernel/events/use-stream';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { profile$ } from 'shared-kernel/session/profile';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { PlusIcon, TruckIcon } from 'shared-kernel/ui/icons';
import { AccountPage } from '../../components/account-page';
import { stack } from '../../components/page.styles';
import { RowsShimmer } from '../../components/rows-shimmer';
import { AddressCard } from './address-card';

/** The shopper's addresses: add, change, delete (S176 to S181). */
export function AddressesScreen() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const user = useStream(profile$, null);
  const { data: addresses } = useQuery({
    ...addressesQuery(api, user?.id ?? undefined),
    throwOnError: throwWithoutData,
  });
  const { data: places } = useQuery(countriesQuery(api));
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const done = () => setEditing(null);
  return (
    <AccountPage current="addresses" title={t('addresses.title')}>
      {!addresses ? (
        <RowsShimmer />
      ) : (
        <div css={stack}>
          {addresses.length === 0 && (
            <EmptyState icon={<TruckIcon />} title={t('addresses.empty')} text={t('addresses.emptyHint')} />
          )}
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} places={places} onEdit={() => setEditing(address)} />
          ))}
          <div>
            <Button look="primary" onClick={() => setEditing('new')}>
              <PlusIcon />
              {t('addresses.add')}
            </Button>
          </div>
        </div>
      )}
      <Dialog
        open={editing !== null}
        onClose={done}
        title={t(editing === 'new' ? 'addresses.new' : 'addresses.change')}
      >
        <AddressForm address={editing === 'new' ? null : editing} drafted onSaved={done} onCancel={done} />
      </Dialog>
    </AccountPage>
  );
}
