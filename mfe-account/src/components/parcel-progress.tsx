import { css } from '@emotion/react';
import type { OrderParcel } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { webUrl } from 'shared-kernel/rules/links';
import { orderSteps } from 'shared-kernel/rules/order-steps';
import { ButtonLink } from 'shared-kernel/ui/button';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { Badge } from './badge';
import { deliveryKey, deliveryTone } from './order-words';

const box = css`
  display: grid;
  gap: ${token('space-3')};
  padding-block-end: ${token('space-4')};
`;
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
`;
const carriage = css`
  ${line}
  justify-content: space-between;
  dl {
    ${line}
    margin: 0;
    font-size: ${token('text-sm')};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-1')};
    overflow-wrap: anywhere;
  }
  dt {
    color: ${token('colour-ink-muted')};
  }
  dd {
    margin: 0;
    min-inline-size: 0;
  }
`;

interface ParcelProgressProps {
  /** undefined: the API does not send it */
  parcel: OrderParcel | undefined;
  /** the order has other parcels or was cancelled, so the order's own steps do not show this parcel's progress */
  isOneOfSeveral: boolean;
  /** its order was cancelled, which the parcel's own step does not show */
  isCalledOff: boolean;
}

/** Progress of one store's parcel with the dates of its steps; its carrier, and a link to the carrier's tracking page. */
export function ParcelProgress({ parcel, isOneOfSeveral, isCalledOff }: ParcelProgressProps) {
  const { t } = useTranslation('account');
  if (!parcel) return null;
  const { status, cancelled, carrier, tracking_code: code, tracking_link } = parcel;
  // a cancelled parcel need not be tracked; carrier and number stay, for enquiries
  const link = isCalledOff || cancelled === 1 ? undefined : webUrl(tracking_link);
  const deliveryState = { status, cancelled, refunded: 0, expired: 0 };
  const reached = new Map(parcel.status_history.map((step) => [step.status, step.at]));
  const steps = orderSteps(parcel).filter((step) => reached.has(step.status));
  if (!isOneOfSeveral && !carrier) return null;
  // of a parcel at its first step the badge names the only step
  const isNamedByBadge = steps.length === 1 && steps[0]?.status === status && cancelled === 0;
  return (
    <div css={box}>
      {isOneOfSeveral && (
        <div css={line}>
          <Badge tone={deliveryTone(deliveryState)}>{t(deliveryKey(deliveryState))}</Badge>
          <ul css={[muted, line]}>
            {steps.map(({ name, status: step }) => (
              <li key={name}>
                {!isNamedByBadge && `${t(`step.${name}`)} `}
                <LocalTime at={reached.get(step) ?? ''} form="short" />
              </li>
            ))}
          </ul>
        </div>
      )}
      {carrier && (
        <div css={carriage}>
          <dl>
            <div>
              <dt>{t('parcel.carrier')}</dt>
              <dd>
                <bdi>{carrier}</bdi>
              </dd>
            </div>
            {code && (
              <div>
                <dt>{t('parcel.number')}</dt>
                <dd>
                  <bdi dir="ltr">{code}</bdi>
                </dd>
              </div>
            )}
          </dl>
          {link && (
            <ButtonLink href={link} target="_blank" rel="noreferrer" aria-label={t('parcel.trackAt', { carrier })}>
              {t('parcel.track')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
