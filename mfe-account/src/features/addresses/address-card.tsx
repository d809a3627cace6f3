import { css } from '@emotion/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isFormRejected, isNotSignedIn } from 'shared-kernel/api/errors';
import { addressesQuery, makeDefaultAddress, markDefault } from 'shared-kernel/commerce/addresses/address-book';
import { AddressLines } from 'shared-kernel/commerce/addresses/address-lines';
import { DeleteAddress } from 'shared-kernel/commerce/addresses/delete-address';
import type { Address } from 'shared-kernel/contract/addresses';
import type { CountriesPhones } from 'shared-kernel/contract/site';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { openLogin } from 'shared-kernel/session/open-login';
import { Button } from 'shared-kernel/ui/button';
import { useFocusAfterRemoval } from 'shared-kernel/ui/focus-after-removal';
import { token } from 'shared-kernel/ui/tokens';
import { ACCOUNT_TITLE } from '../../components/account-page';
import { Badge } from '../../components/badge';
import { paddedCard } from '../../components/page.styles';

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-4')};
`;
/** Below the address, as it is not one of its lines. */
const mark = css`
  margin-block-start: ${token('space-2')};
`;
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: start;
`;
/** id of the 'default' label, which takes the focus of the button that made the address the default */
const defaultMarkOf = ({ id }: Address) => `default-address-${id}`;

function MakeDefault({ address }: { address: Address }) {
  const { api, language } = usePage();
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const focusNext = useFocusAfterRemoval(defaultMarkOf(address));
  const { mutate, isPending } = useMutation({
    mutationFn: () => makeDefaultAddress(api, address.id),
    onSuccess() {
      focusNext();
      markDefault(queries, address.id);
    },
    onError(error) {
      if (isNotSignedIn(error)) return openLogin(language, 'ended');
      showFailure(error, t, () => mutate());
      if (isFormRejected(error)) void queries.invalidateQueries({ queryKey: addressesQuery(api).queryKey });
    },
  });
  return (
    <Button
      small
      busy={isPending}
      aria-label={t('addresses.makeDefaultOf', { name: address.name })}
      onClick={() => mutate()}
    >
      {t('addresses.makeDefault')}
    </Button>
  );
}

interface AddressCardProps {
  address: Address;
  places: CountriesPhones | undefined;
  onEdit: () => void;
}

/** One address with its actions. */
export function AddressCard({ address, places, onEdit }: AddressCardProps) {
  const { t } = useTranslation('account');
  const { name } = address;
  return (
    <article css={[paddedCard, row]}>
      <div>
        <AddressLines address={address} places={places} />
        {address.default === 1 && (
          <p id={defaultMarkOf(address)} tabIndex={-1} css={mark}>
            <Badge tone="quiet">{t('addresses.default')}</Badge>
          </p>
        )}
      </div>
      <div css={actions}>
        <Button small aria-label={t('addresses.editOf', { name })} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        {address.default !== 1 && <MakeDefault address={address} />}
        <DeleteAddress address={address} places={places} focusAfter={ACCOUNT_TITLE} />
      </div>
    </article>
  );
}
