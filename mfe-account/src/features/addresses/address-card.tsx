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
import { ACCOUNT_TITLE } from '../../components/account-page';
import { card, muted } from '../../components/page.styles';

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-4')};
`;
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: start;
`;
const answers = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-5')};
`;

interface AddressCardProps {
  address: Address;
  places: CountriesPhones | undefined;
  onEdit: () => void;
}

/** One address with its actions; deleting asks first and leaves the list only when the server has done it (S180). */
export function AddressCard({ address, places, onEdit }: AddressCardProps) {
  const { api } = usePage();
  const { t } = useTranslation(['account', 'kernel']);
  const queries = useQueryClient();
  const user = useStream(profile$, null);
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const goes = useFocusWhenGone(ACCOUNT_TITLE);
  const remove = async () => {
    setDeleting(true);
    try {
      await deleteAddress(api, address.id, user?.id ?? undefined);
      goes();
      dropAddress(queries, address.id);
    } catch (error) {
      emit('toast:requested', { text: errorText(error, t), error: true });
      setDeleting(false);
      setAsking(false);
    }
  };
  const { name } = address;
  return (
    <article css={[card, row]}>
      <div>
        <AddressLines address={address} places={places} />
        {address.default === 1 && <p css={muted}>{t('addresses.default')}</p>}
      </div>
      <div css={actions}>
        <Button small aria-label={t('addresses.editOf', { name })} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        <Button small look="quiet" aria-label={t('addresses.deleteOf', { name })} onClick={() => setAsking(true)}>
          {t('addresses.delete')}
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('addresses.confirmDelete')}>
        <AddressLines address={address} places={places} />
        <div css={answers}>
          <Button onClick={() => setAsking(false)}>{t('addresses.cancel')}</Button>
          <Button look="danger" busy={deleting} onClick={remove}>
            {t('addresses.delete')}
          </Button>
        </div>
      </Dialog>
    </article>
  );
}
