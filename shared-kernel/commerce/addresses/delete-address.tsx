import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFormRejected, isNotSignedIn } from '../../api/errors';
import type { Address } from '../../contract/addresses';
import type { CountriesPhones } from '../../contract/site';
import { useStream } from '../../events/use-stream';
import { usePage } from '../../platform/page-context';
import { useTranslation } from '../../platform/use-translation';
import { showFailure } from '../../remote/show-failure';
import { openLogin } from '../../session/open-login';
import { profile$ } from '../../session/profile';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useFocusAfterRemoval } from '../../ui/focus-after-removal';
import { token } from '../../ui/tokens';
import { addressesQuery, deleteAddress, dropAddress } from './address-book';
import { AddressLines } from './address-lines';

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
  /** id of the heading that receives the focus after the deletion */
  focusAfter: string;
  onDeleted?: (address: Address) => void;
}

/** Deletes an address after confirmation; it leaves the list only once the server has deleted it (S180). */
export function DeleteAddress({ address, places, focusAfter, onDeleted }: DeleteAddressProps) {
  const { api, language } = usePage();
  const { t } = useTranslation('kernel');
  const queries = useQueryClient();
  const user = useStream(profile$, null);
  const [confirming, setConfirming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const focusNext = useFocusAfterRemoval(focusAfter);
  const remove = async () => {
    setDeleting(true);
    try {
      await deleteAddress(api, address.id, user?.id ?? undefined);
      focusNext();
      dropAddress(queries, address.id);
      onDeleted?.(address);
    } catch (error) {
      if (isNotSignedIn(error)) return openLogin(language, 'ended');
      showFailure(error, t, () => void remove());
      setDeleting(false);
      setConfirming(false);
      // already deleted in another tab: refetching the list removes it
      if (isFormRejected(error)) {
        focusNext();
        void queries.invalidateQueries({ queryKey: addressesQuery(api).queryKey });
      }
    }
  };
  return (
    <>
      <Button
        look="quiet"
        small
        aria-label={t('address.deleteOf', { name: address.name })}
        onClick={() => setConfirming(true)}
      >
        {t('address.delete')}
      </Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={t('address.confirmDelete')}>
        <AddressLines address={address} places={places} />
        <div css={answers}>
          <Button onClick={() => setConfirming(false)}>{t('address.cancel')}</Button>
          <Button look="danger" busy={deleting} onClick={remove}>
            {t('address.delete')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
