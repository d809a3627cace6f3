import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery, placeNames } from 'shared-kernel/commerce/addresses/countries';
import type { CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { PlaceScope } from 'shared-kernel/rules/shipping-place';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { alert } from './page.styles';
import { useCheckLines } from './use-check-lines';

const box = css`
  ${alert}
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
`;

/** The text of S137 with the names of state and country. */
export function useUnshippableText(to: PlaceScope | null): string {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  const { data: places } = useQuery({ ...countriesQuery(api), enabled: to !== null });
  return to ? t('shipping.unableLine', placeNames(places, to.country, to.state)) : '';
}

/** A line's note that it cannot be shipped to the address, with a way to uncheck it (S137). */
export function Unshippable({ line, to }: { line: CartLine; to: PlaceScope }) {
  const { t } = useTranslation('cart-checkout');
  const text = useUnshippableText(to);
  const check = useCheckLines();
  return (
    <div css={box}>
      <p>{text}</p>
      {line.selected === Selected.checked && (
        <Button
          small
          aria-label={t('shipping.uncheckNamed', { title: line.flash_product.title })}
          onClick={() => check([line], false)}
        >
          {t('shipping.uncheck')}
        </Button>
      )}
    </div>
  );
}
