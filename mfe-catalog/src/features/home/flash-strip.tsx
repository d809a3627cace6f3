import { useTranslation } from 'react-i18next';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { FlashSale } from 'shared-kernel/contract/site';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { Countdown } from '../../components/countdown';
import { Scroller } from '../../components/scroller';

/** A running flash sale with an honest countdown: the server's clock, not the shopper's (D20). */
export function FlashStrip({ sale, serverTime }: { sale: FlashSale; serverTime: string }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  return (
    <Scroller
      title={sale.title}
      aside={<Countdown until={sale.end_time} serverTime={serverTime} label={t('flashSale.endsIn')} />}
      more={{ href: href(path.flashSale(sale.id)), title: t('home.seeAll') }}
    >
      {sale.public_products.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} serverTime={serverTime} />
        </li>
      ))}
    </Scroller>
  );
}
