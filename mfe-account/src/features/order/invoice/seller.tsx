import { css } from '@emotion/react';
import { PostalLines } from 'shared-kernel/commerce/addresses/postal-lines';
import type { CommonData, CountriesPhones } from 'shared-kernel/contract/site';
import { token } from 'shared-kernel/ui/tokens';

const block = css`
  strong,
  span {
    display: block;
  }
  strong {
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

/** The issuer of the invoice: the shop's name, address if set, and contact. */
export function Seller({ common: { setting, site_setting }, places }: SellerProps) {
  return (
    <address css={block}>
      <strong>{site_setting.site_name}</strong>
      <PostalLines address={setting} places={places} />
      {[site_setting.site_url, setting.email, setting.phone].filter(Boolean).map((line) => (
        <div key={line}>
          <bdi dir="ltr">{line}</bdi>
        </div>
      ))}
    </address>
  );
}
