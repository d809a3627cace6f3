import { css } from '@emotion/react';
import { useStream } from 'shared-kernel/events/use-stream';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { localize } from 'shared-kernel/rules/links';
import { cartCount$ } from 'shared-kernel/session/cart-count';
import { CartIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { barEntry, barLabel } from './bar-entry';

const place = css`
  position: relative;
  display: grid;
  font-size: 1.2em;
`;
/** Its box exists from the start, so nothing moves when the count arrives. */
const badge = css`
  position: absolute;
  inset-block-start: -9px;
  inset-inline-start: 55%;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 5px;
  border: 2px solid ${token('colour-raised')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-primary')};
  color: ${token('colour-primary-contrast')};
  font-size: 11px;
  font-weight: ${token('weight-strong')};
  line-height: 16px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  &:empty {
    visibility: hidden;
  }
`;

/** Above this number the badge shows '99+'. */
const MOST = 99;

/** Cart link with count badge (S031); the count comes from profile, cart and other tabs. */
export function CartLink() {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const count = useStream(cartCount$, 0);
  return (
    <a href={localize(language, link('cart'))} css={barEntry}>
      <span css={place}>
        <CartIcon />
        {/* the label below includes the count, in words: Arabic forms for one and two have no digit */}
        <span css={badge} data-cart-count={count} aria-hidden="true">
          {count > MOST ? `${MOST}+` : count > 0 ? count : ''}
        </span>
      </span>
      <span css={barLabel} aria-hidden="true">
        {t('header.cart')}
      </span>
      <span css={visuallyHidden}>{count ? t('header.cartWith', { count }) : t('header.cart')}</span>
    </a>
  );
}
