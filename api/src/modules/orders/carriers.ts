/** Public tracking pages of carriers; `{code}` stands for the parcel's tracking number. */
const CARRIERS: Readonly<Record<string, string>> = {
  Aramex: 'https://www.aramex.com/track/results?ShipmentNumber={code}',
  'Australia Post': 'https://auspost.com.au/mypost/track/details/{code}',
  'Blue Dart': 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={code}',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={code}',
  Colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code={code}',
  Delhivery: 'https://www.delhivery.com/track/package/{code}',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={code}',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/{code}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={code}',
  GLS: 'https://gls-group.eu/track/{code}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{code}',
  UPS: 'https://www.ups.com/track?tracknum={code}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={code}',
  'Yurtiçi Kargo': 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={code}',
};

/** Carriers whose tracking page can be built from the number. */
export const KNOWN_CARRIERS: readonly string[] = Object.keys(CARRIERS);

/** A parcel's carrier and tracking code, as shown to shoppers. */
export interface Shipment {
  carrier: string;
  tracking_code: string;
  /** null: the carrier's tracking page is unknown */
  tracking_link: string | null;
}

/**
 * @param name of the carrier, in any case: a known one is stored in its official spelling
 * @param link https, for unknown carriers, or in place of a known carrier's page
 */
export function shipmentBy(name: string, code: string, link?: string): Shipment {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const carrier = KNOWN_CARRIERS.find((known) => plain(known) === plain(name)) ?? name;
  const page = CARRIERS[carrier]?.replace('{code}', encodeURIComponent(code.replaceAll(' ', '')));
  return { carrier, tracking_code: code, tracking_link: link ?? page ?? null };
}
