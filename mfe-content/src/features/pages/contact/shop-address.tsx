import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { PostalLines } from 'shared-kernel/commerce/addresses/postal-lines';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { phoneLink } from 'shared-kernel/rules/links';
import { MailIcon, PhoneIcon, StoreIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { hasPlace, shopPlaceQuery } from './shop-place';

const box = css`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  h2 {
    margin: 0;
    font-size: ${token('text-lg')};
  }
  address {
    display: grid;
    gap: ${token('space-2')};
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;
const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: center;
  min-block-size: ${token('touch')};
  svg {
    color: ${token('colour-ink-muted')};
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${token('touch')};
    color: ${token('colour-primary-ink')};
  }
`;
const place = css`
  align-items: start;
  padding-block: ${token('space-2')};
  strong,
  span > span {
    display: block;
  }
`;

/** The shop's address and contacts, those that its settings have (S028, S029). */
export function ShopAddress() {
  const { api, site } = usePage();
  const { t } = useTranslation('content');
  const { setting, site_setting } = site.common;
  const { data: places } = useQuery({ ...shopPlaceQuery(api, setting), enabled: hasPlace(setting) });
  const { email, phone } = setting;
  if (!email && !phone && !hasPlace(setting)) return null;
  return (
    <aside css={box} aria-labelledby="shop-address">
      <h2 id="shop-address">{t('contact.reach')}</h2>
      <address>
        {hasPlace(setting) && (
          <div css={[line, place]}>
            <StoreIcon />
            <span>
              <strong>{site_setting.site_name}</strong>
              <PostalLines address={setting} places={places} />
            </span>
          </div>
        )}
        {phone && (
          <div css={line}>
            <PhoneIcon />
            <a href={phoneLink(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </div>
        )}
        {email && (
          <div css={line}>
            <MailIcon />
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </div>
        )}
      </address>
    </aside>
  );
}
