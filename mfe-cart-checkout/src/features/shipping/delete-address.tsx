import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from 'shared-kernel/api/error-text';
import { deleteAddress, dropAddress } from 'shared-kernel/commerce/addresses/address-book';
import { AddressLines } from 'shared-kernel/commerce/addresses/address-lines';
import type { Address } from 'shared-kernel/contract/addresses';
import type { CountriesPhones } from 'shared-kernel/contract/site';
import { emit } from 'shared-kernel/events/bus';
import { useStream } from 'shared-kernel/events/use-stream';
import { usePage } from 'shared-kernel/remote/page-context';
import { profile$ } from 'shared-kernel/session/profile';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { useFocusWhenGone } from 'shared-kernel/ui/focus-when-gone';
import { token } from 'shared-kernel/ui/tokens';

/** id of the heading that takes the focus when an address goes */
export const ADDRESS_TITLE = 'shipping-address';

const answers = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-5')};
`;

interface DeleteAddressProps {
  address: Address;
  places: CountriesPhones | undefined;
  onDeleted: (address: Address) => void;
}

/** Takes an address out of the book after asking; it leaves the list only when the server has done it (S180). */
export function DeleteAddress({ address, places, onDeleted }: DeleteAddressProps) {
  const { api } = usePage();
  const { t } = useTranslation(['cart-checkout', 'kernel']);
  const queries = useQueryClient();
  const user = useStream(profile$, null);
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const goes = useFocusWhenGone(ADDRESS_TITLE);
  const remove = async () => {
    setDeleting(true);
    try {
      await deleteAddress(api, address.id, user?.id ?? undefined);
      goes();
      dropAddress(queries, address.id);
      onDeleted(address);
    } catch (error) {
      emit('toast:requested', { text: errorText(error, t), error: true });
      setDeleting(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        look="quiet"
        small
        aria-label={t('shipping.deleteAddressOf', { name: address.name })}
        onClick={() => setAsking(true)}
      >
        {t('cart.delete')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('cart.confirmDelete')}>
        <AddressLines address={address} places={places} />
        <div css={answers}>
          <Button onClick={() => setAsking(false)}>{t('cart.cancel')}</Button>
          <Button look="danger" busy={deleting} onClick={remove}>
            {t('cart.delete')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
