import type { SerializedStyles } from '@emotion/react';
import { type ComponentType, memo } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { LaterPart } from 'shared-kernel/remote/later-part';
import { useProduct } from './use-purchase';

/**
 * Creates a part of the product page that hydrates on sight. It takes no props, because what waits for sight must not get new ones
 * (`WhenVisible`): its content takes the product from the purchase.
 * @param id of the part's element, unique in the page
 * @param options `behind`: see `WhenVisible`
 */
export function partOfProduct(
  id: string,
  box: SerializedStyles,
  Content: ComponentType<{ product: ProductDetail }>,
  { behind = true } = {},
) {
  function WithProduct() {
    return <Content product={useProduct()} />;
  }
  return memo(function PartOfProduct() {
    return (
      <LaterPart id={id} css={box} behind={behind}>
        <WithProduct />
      </LaterPart>
    );
  });
}
