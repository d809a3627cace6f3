import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { useStream } from 'shared-kernel/events/use-stream';
import { usePage } from 'shared-kernel/platform/page-context';
import { profile$ } from 'shared-kernel/session/profile';
import { guessedPlace, rememberedPlace, rememberPlace, type ShownPlace } from './shown-place';

/**
 * The place for which shipping is shown: the one chosen on this device, else the customer's first address, else what the page's language
 * suggests; null when unknown (issue 13). Also returns a function that chooses another one.
 */
export function useShownPlace(places: readonly ShippingPlace[]): [ShownPlace | null, (place: ShownPlace) => void] {
  const { api, language } = usePage();
  const user = useStream(profile$, null);
  // the page is the same for all visitors, so the device's own place is read after hydration; undefined until then
  const [chosen, setChosen] = useState<ShownPlace | null>();
  useEffect(() => setChosen(rememberedPlace()), []);
  const { data: addresses } = useQuery({
    ...addressesQuery(api, user?.id ?? undefined),
    enabled: user !== null && chosen === null,
    // the page works without it
    throwOnError: false,
  });
  const [address] = addresses ?? [];
  const home = address && { country: address.country, state: address.state };
  return [
    chosen ?? home ?? guessedPlace(places, language),
    (place) => {
      rememberPlace(place);
      setChosen(place);
    },
  ];
}
