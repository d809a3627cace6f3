import { css } from '@emotion/react';
import { ShippingType } from 'shared-kernel/contract/enums';
import { formatDay } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { TruckIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const line = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('colour-success')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
  svg {
    flex: none;
    color: inherit;
  }
`;

interface ExpectedDayProps {
  /** `YYYY-MM-DD`, as the server calculates it */
  day: string;
  /** the shipping type; see `ShippingType` */
  shippingType: number | undefined;
}

/** When part of an order is expected: at the door, or at its pickup point. */
export function ExpectedDay({ day, shippingType }: ExpectedDayProps) {
  const { language } = usePage();
  const { t } = useTranslation('account');
  const key = shippingType === ShippingType.pickup ? 'order.ready' : 'order.expected';
  return (
    <p css={line}>
      <TruckIcon />
      {t(key, { day: formatDay(language, day) })}
    </p>
  );
}
