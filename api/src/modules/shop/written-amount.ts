import { type Minor, toMinor } from 'shared-kernel/rules/money';

/**
 * An amount that an operator wrote in a file or a command, in minor units: '12.50' and '12,50' are the same. The caller has checked that
 * the text is digits with at most one separator.
 */
export const writtenAmount = (text: string): Minor => toMinor(text.replace(',', '.'));
