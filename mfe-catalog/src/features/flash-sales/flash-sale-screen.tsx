import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { token } from 'shared-kernel/ui/tokens';
import { Countdown } from '../../components/countdown';
import { Listing } from '../../components/listing/listing';
import { flashSaleKind } from './flash-sale-kind';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;

/** `/flash-sale/{id}` (S129): the sale's products under its countdown. */
export function FlashSaleScreen() {
  const { t } = useTranslation('catalog');
  return (
    <Listing
      kind={flashSaleKind}
      head={({ title, extra }) => (
        <div css={head}>
          <h1>{title}</h1>
          <Countdown until={extra.end_time} serverTime={extra.server_time} label={t('flashSale.endsIn')} />
        </div>
      )}
    />
  );
}
