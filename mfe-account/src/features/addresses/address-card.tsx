import { css } from '@emotion/react';
import { AddressLines } from 'shared-kernel/commerce/addresses/address-lines';
import { DeleteAddress } from 'shared-kernel/commerce/addresses/delete-address';
import type { Address } from 'shared-kernel/contract/addresses';
import type { CountriesPhones } from 'shared-kernel/contract/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
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
/** Under the address, and not one of its lines. */
const mark = css`
  margin-block-start: ${token('space-2')};
`;
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: start;
`;
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
          <p css={mark}>
            <Badge tone="quiet">{t('addresses.default')}</Badge>
          </p>
        )}
      </div>
      <div css={actions}>
        <Button small aria-label={t('addresses.editOf', { name })} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        <DeleteAddress address={address} places={places} focusAfter={ACCOUNT_TITLE} />
      </div>
    </article>
  );
}
