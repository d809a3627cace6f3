import { useEffect, useRef } from 'react';
import type { FlashSale } from 'shared-kernel/contract/site';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Countdown } from './countdown';
import { ProductScroller } from './product-scroller';
import { useSalePhase } from './sale-phase';

interface SaleStripProps {
  sale: FlashSale;
  /** the server's clock as sent with the sale (D20) */
  serverTime: string;
  /** called when an announced sale starts, as its prices change */
  onStart?: () => void;
  /** in the first view of the page */
  first?: boolean;
}

/** A flash sale with a countdown to its start or its end, by the server's clock, not the shopper's (D20, S130). */
export function SaleStrip({ sale, serverTime, onStart, first = false }: SaleStripProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const phase = useSalePhase(sale, serverTime);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'coming' && phase === 'running') onStart?.();
    before.current = phase;
  }, [phase, onStart]);
  return (
    <ProductScroller
      title={sale.title}
      aside={
        <Countdown
          until={phase === 'coming' ? sale.start_time : sale.end_time}
          serverTime={serverTime}
          label={t(phase === 'coming' ? 'flashSale.startsIn' : 'flashSale.endsIn')}
        />
      }
      {...(phase === 'ended'
        ? {}
        : { more: { href: href(link('flash-sale', { id: sale.id })), title: t('home.seeAll') } })}
      products={sale.public_products}
      serverTime={serverTime}
      first={first}
    />
  );
}
