import { Picture } from 'shared-kernel/commerce/picture';
import { useMoney } from 'shared-kernel/commerce/site';
import type { ComparedProduct } from 'shared-kernel/contract/compare';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { productLink } from 'shared-kernel/remote/entity-links';
import { priceOf } from 'shared-kernel/rules/price';
import { IconButton } from 'shared-kernel/ui/button';
import { CloseIcon } from 'shared-kernel/ui/icons';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import { useFocusBack } from '../../components/use-focus-back';
import { headEnd, product as heading, title } from './compare-table.styles';

interface ProductHeadingProps {
  product: ComparedProduct;
  /** the server's time, for the price */
  now: Date;
  restored: boolean;
  onRemove: (() => void) | undefined;
}

/** Heading of a column: picture, title, price, and a button to remove the product. */
export function ProductHeading({ product, now, restored, onRemove }: ProductHeadingProps) {
  const { t } = useTranslation('account');
  const href = useHref();
  const money = useMoney();
  const place = useFocusBack<HTMLDivElement>(restored);
  return (
    <div ref={place} css={heading}>
      <a href={href(productLink(product))}>
        <Picture image={product.image} alt="" sizes="112px" eager />
        <span css={title}>
          <Unbroken text={product.title} />
        </span>
      </a>
      <div css={headEnd}>
        {money(priceOf(product, now).current)}
        {onRemove && (
          <IconButton label={t('compare.remove', { title: product.title })} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}
