import { useCallback } from 'react';
import { DIRECTION } from '../contract/languages';
import { isolate } from '../i18n/isolate';
import { usePage } from '../platform/page-context';
import { type Minor, USUAL_DIGITS } from '../rules/money';
import { formatPrice } from '../rules/price';
import { type ImageSources, imageSources } from './image-sources';

type Money = (minor: Minor) => string;

interface CurrencyFormat {
  icon: string;
  position: number;
  digits?: number | undefined;
}

/**
 * Formats money for this shop and language (S105, S106).
 * @example const money = useMoney(); money(19_990) === '$19.99'
 */
export function useMoney(): Money {
  const { currency_icon: icon, currency_position: position, currency_digits: digits } = usePage().site.common.setting;
  return useMoneyIn({ icon, position, digits });
}

const ARABIC_LETTERS = /[\u0600-\u08ff]/;

/**
 * Formats money of a currency, such as that of an old order. Where a direction could differ, the amount is isolated and has that of
 * its sign's letters, so that it looks the same alone and in a sentence: '7.900 KD' in Arabic, '7.900 د.ك' in English.
 */
export function useMoneyIn({ icon, position, digits = USUAL_DIGITS }: CurrencyFormat): Money {
  const { language } = usePage();
  return useCallback(
    (minor: Minor) => {
      const text = formatPrice(minor, { currencyIcon: icon, position, digits, language });
      return DIRECTION[language] === 'rtl' || ARABIC_LETTERS.test(icon) ? isolate(text) : text;
    },
    [icon, position, digits, language],
  );
}

/** URLs of a picture by its bare file name, for use outside `Picture` (S094). */
export function useImageUrl(): (name: string | null | undefined) => ImageSources {
  const { common } = usePage().site;
  return useCallback((name: string | null | undefined) => imageSources(common, name), [common]);
}
