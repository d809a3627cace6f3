import { useCallback } from 'react';
import { usePage } from '../platform/page-context';
import { type Minor, USUAL_DIGITS } from '../rules/money';
import { formatPrice } from '../rules/price';
import { type ImageSources, imageSources } from './image-sources';

/**
 * Formats money for this shop and language (S105, S106).
 * @example const money = useMoney(); money(19_990) === '$19.99'
 */
export function useMoney(): (minor: Minor) => string {
  const { language, site } = usePage();
  const {
    currency_icon: currencyIcon,
    currency_position: position,
    currency_digits: digits = USUAL_DIGITS,
  } = site.common.setting;
  return useCallback(
    (minor: Minor) => formatPrice(minor, { currencyIcon, position, digits, language }),
    [currencyIcon, position, digits, language],
  );
}

/** URLs of a picture by its bare file name, for use outside `Picture` (S094). */
export function useImageUrl(): (name: string | null | undefined) => ImageSources {
  const { common } = usePage().site;
  return useCallback((name: string | null | undefined) => imageSources(common, name), [common]);
}
