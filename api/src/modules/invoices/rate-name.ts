import type { LanguageCode } from 'shared-kernel/contract/languages';
import { type TaxRate, titleHasPercent } from 'shared-kernel/rules/order-taxes';
import { writePercent } from 'shared-kernel/rules/write-number';
import { translate } from '../../http/texts';
import { own } from './sheet';

/** 'VAT 19 %', as on the invoice's page. */
export function rateName({ title, percent }: Pick<TaxRate, 'title' | 'percent'>, language: LanguageCode): string {
  if (title === null) return translate(language, { key: 'invoice.untaxed' });
  if (percent === null || titleHasPercent(title, percent)) return own(title);
  return `${own(title)} ${own(writePercent(language, percent))}`;
}
