import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderInvoice } from 'shared-kernel/contract/orders';
import type { InvoiceRecord } from './orders.queries';

const NO_LINES = {
  site_url: null,
  email: null,
  phone: null,
  address_1: null,
  address_2: null,
  city: null,
  zip: null,
  state: null,
  country: null,
  register_entry: null,
  vat_number: null,
};

/** The shop's details as recorded with a document, in the reader's language. */
export function toSeller(
  { names = {}, ...lines }: InvoiceRecord['seller'],
  language: LanguageCode,
): OrderInvoice['seller'] {
  return { ...NO_LINES, ...lines, name: names[language] ?? names[DEFAULT_LANGUAGE] ?? '' };
}
