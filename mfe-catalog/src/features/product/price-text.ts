import type { Site } from 'shared-kernel/remote/definition';
import { decimalText, type Minor, USUAL_DIGITS } from 'shared-kernel/rules/money';

/** An amount in machine-readable form, with the decimals of the shop's currency. */
export const priceText = (minor: Minor, { common }: Site): string =>
  decimalText(minor, common.setting.currency_digits ?? USUAL_DIGITS);
