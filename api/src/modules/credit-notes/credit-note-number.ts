import { invoiceNumber } from '../orders/invoice-number';

/** 'CN-2026-000012': a series of its own, which is written as that of invoices is and cannot be taken for it. */
export const creditNoteNumber = (number: number, issued: Date, shopZone: string): string =>
  `CN-${invoiceNumber(number, issued, shopZone)}`;
