import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { Countdown } from '../../components/countdown';
import { useSalePhase } from '../../components/sale-phase';
import type { SaleFacts } from './flash-sale-kind';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;
const over = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-sale-soft')};
`;

/** Title and countdown of a sale; once it ends on the open page, an explanation and a link to the other sales (S129, S130). */
export function SaleHead({ sale }: { sale: SaleFacts }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const phase = useSalePhase(sale, sale.server_time);
  return (
    <>
      <div css={head}>
        <h1>{sale.title}</h1>
        {phase !== 'ended' && (
          <Countdown
            until={phase === 'coming' ? sale.start_time : sale.end_time}
            serverTime={sale.server_time}
            label={t(phase === 'coming' ? 'flashSale.startsIn' : 'flashSale.endsIn')}
          />
        )}
      </div>
      <div role="status">
        {phase === 'ended' && (
          <div css={over}>
            <p>
              <strong>{t('flashSale.ended')}</strong> {t('flashSale.endedHint')}
            </p>
            <ButtonLink href={href(link('flash-sales'))}>{t('flashSale.others')}</ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
