import { invoiceNumber } from '../orders/invoice-number';

/** 'CN-2026-000012': a series of its own, formatted like invoice numbers, with a prefix so that the two cannot be confused. */
export const creditNoteNumber = (number: number, issued: Date, shopZone: string): string =>
  `CN-${invoiceNumber(number, issued, shopZone)}`;
