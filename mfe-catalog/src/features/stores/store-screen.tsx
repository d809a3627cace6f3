import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { Stars } from 'shared-kernel/commerce/stars';
import { token } from 'shared-kernel/ui/tokens';
import { Listing } from '../../components/listing/listing';
import { storeKind } from './store-kind';

const head = css`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  img {
    inline-size: clamp(64px, 10vw, 112px);
    aspect-ratio: 1;
    flex: none;
    border-radius: ${token('radius-medium')};
    object-fit: cover;
  }
`;
const about = css`
  display: grid;
  gap: ${token('space-2')};
  p {
    max-inline-size: ${token('measure')};
    color: ${token('colour-ink-muted')};
    font-size: ${token('text-sm')};
  }
`;

/** `/shop/{slug}` (S127): the store and its products. */
export function StoreScreen() {
  return (
    <Listing
      kind={storeKind}
      head={({ title, extra: { store, rating } }) => (
        <header css={head}>
          <Picture image={store.image} alt="" sizes="112px" eager />
          <div css={about}>
            <h1>{title}</h1>
            {rating > 0 && <Stars rating={rating} />}
            {store.meta_description && <p>{store.meta_description}</p>}
          </div>
        </header>
      )}
    />
  );
}
