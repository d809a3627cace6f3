import { css } from '@emotion/react';
import { AddressParts } from 'shared-kernel/commerce/addresses/address-parts';
import { placeNames } from 'shared-kernel/commerce/addresses/countries';
import type { CommonData, CountriesPhones } from 'shared-kernel/contract/site';
import { token } from 'shared-kernel/ui/tokens';

const block = css`
  strong {
    display: block;
    font-size: ${token('text-lg')};
  }
  font-style: normal;
  overflow-wrap: anywhere;
`;

interface SellerProps {
  common: Pick<CommonData, 'setting' | 'site_setting'>;
  /** gives the names of country and state */
  places?: CountriesPhones | undefined;
}

/** Whose invoice it is: the shop's name, where it is as far as it says so, and how it is reached. */
export function Seller({ common: { setting, site_setting }, places }: SellerProps) {
  const { country, state } = placeNames(places, setting.country ?? '', setting.state ?? '');
  return (
    <address css={block}>
      <strong>{site_setting.site_name}</strong>
      <div>
        <AddressParts of={{ first: setting.address_1, second: setting.address_2 }} />
      </div>
      <div>
        <AddressParts of={{ zip: setting.zip, city: setting.city, state, country }} />
      </div>
      {[site_setting.site_url, setting.email, setting.phone].filter(Boolean).map((line) => (
        <div key={line}>
          <bdi dir="ltr">{line}</bdi>
        </div>
      ))}
    </address>
  );
}
