import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderInvoice } from 'shared-kernel/contract/orders';
import { translate } from '../../http/texts';
import { writtenAddress } from '../site/written-address';
import { own, ROOM, type Sheet } from './sheet';

/** The seller's details below the name. */
const sellerLines = (seller: OrderInvoice['seller'], language: LanguageCode): string[] =>
  [
    ...writtenAddress(seller, language),
    ...[seller.site_url, seller.email, seller.phone, seller.register_entry].map((line) => (line ? own(line) : '')),
    seller.vat_number
      ? translate(language, { key: 'invoice.vatNumber', values: { number: own(seller.vat_number) } })
      : '',
  ].filter(Boolean);

/** Writes the seller, in the half of the sheet where lines start. */
export function writeSeller(sheet: Sheet, seller: OrderInvoice['seller'], language: LanguageCode): void {
  const width = ROOM / 2 - 10;
  sheet.row([seller.name, { width, size: 13, bold: true }]);
  for (const line of sellerLines(seller, language)) sheet.row([line, { width }]);
}

/** The buyer line by line, with the tax number, followed by the shipping address if it differs. */
export function buyerLines({ address }: OrderDetail, language: LanguageCode): string[] {
  const { billing, company, tax_number, name, phone, email } = address;
  const place = billing ?? address;
  return [
    company ?? '',
    place.name,
    ...writtenAddress(place, language),
    own(phone),
    own(email),
    tax_number ? translate(language, { key: 'invoice.taxNumber', values: { number: own(tax_number) } }) : '',
    ...(billing
      ? [
          translate(language, { key: 'invoice.shippedTo', values: { address: name } }),
          ...writtenAddress(address, language),
        ]
      : []),
  ].filter(Boolean);
}
