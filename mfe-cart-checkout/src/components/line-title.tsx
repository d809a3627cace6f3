import type { CartLine } from 'shared-kernel/contract/cart';
import { useHref } from 'shared-kernel/platform/page-context';
import { productLink } from 'shared-kernel/remote/entity-links';
import { muted } from 'shared-kernel/ui/page.styles';
import { Unbroken } from 'shared-kernel/ui/unbroken';

/** Title of a line, linked to its product, and the chosen variant below. */
export function LineTitle({ line }: { line: CartLine }) {
  const href = useHref();
  const { id, slug, title } = line.flash_product;
  const variant = line.updated_inventory.inventory_attributes.map(
    ({ attribute_value }) => `${attribute_value.attribute.title}: ${attribute_value.title}`,
  );
  return (
    <div>
      <a href={href(productLink({ id, slug }))}>
        <Unbroken text={title} />
      </a>
      {variant.length > 0 && <p css={muted}>{variant.join(' · ')}</p>}
    </div>
  );
}
