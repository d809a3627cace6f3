import { css } from '@emotion/react';
import { Fragment } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';

/** Slugs that shops of the family use for the legal pages of an order, in display order. */
const PAGES = ['terms', 'terms-and-conditions', 'returns', 'return-policy', 'refund-policy'];

const line = css`
  ${muted}
  font-size: ${token('text-xs')};
  a {
    text-decoration: underline;
  }
`;

/** What the shopper agrees to with the button below: the shop's terms and return policy, where it has such pages. */
export function Agreement() {
  const { t } = useTranslation('cart-checkout');
  const { about, services } = usePage().site.common;
  const href = useHref();
  const pages = PAGES.flatMap((slug) => [...services, ...about].find((page) => page.slug === slug) ?? []);
  if (pages.length === 0) return null;
  return (
    <p css={line}>
      {t('checkout.agree')}{' '}
      {pages.map(({ id, slug, title }, i) => (
        <Fragment key={id}>
          {i > 0 && ' · '}
          <a href={href(link('page', { slug }))}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}
