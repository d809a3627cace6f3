import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { isFormRejected } from 'shared-kernel/api/errors';
import { Picture } from 'shared-kernel/commerce/picture';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { useStream } from 'shared-kernel/events/use-stream';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { profile$ } from 'shared-kernel/session/profile';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { Spinner } from 'shared-kernel/ui/spinner';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import { ownReviewQuery } from './own-review';
import { ReviewForm } from './review-form';

const about = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-5')};
  font-weight: ${token('weight-strong')};
  img {
    inline-size: 56px;
    block-size: 56px;
    border-radius: ${token('radius-small')};
  }
`;
const waiting = css`
  display: grid;
  place-items: center;
  gap: ${token('space-4')};
  min-block-size: 320px;
`;

interface ReviewDialogProps {
  order: Pick<OrderDetail, 'id'>;
  item: Pick<OrderedProduct, 'product' | 'review'>;
  onClose: () => void;
}

/** The review of one delivered item, new or to be edited, in a dialog over the order's page. */
export function ReviewDialog({ order, item, onClose }: ReviewDialogProps) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const { product, review } = item;
  // drafts are private to their user
  const profile = useStream(profile$, undefined);
  const query = useQuery({ ...ownReviewQuery(api, order.id, product.id), enabled: review !== null });
  // removed meanwhile, by the shop or in another tab, so a new one can be written
  const isGone = review === null || isFormRejected(query.error);
  return (
    <Dialog open onClose={onClose} title={t(review ? 'review.editTitle' : 'review.title')}>
      <div css={about}>
        <Picture image={product.image} alt="" sizes="56px" />
        <bdi>
          <Unbroken text={product.title} />
        </bdi>
      </div>
      {profile !== undefined && (query.data || isGone) ? (
        <ReviewForm
          orderId={order.id}
          productId={product.id}
          userId={profile?.id ?? null}
          written={query.data ?? null}
          onClose={onClose}
        />
      ) : (
        <div css={waiting}>
          {query.isError ? (
            <>
              <p role="alert">{t('review.notLoaded')}</p>
              <Button onClick={() => void query.refetch()}>{t('review.again')}</Button>
            </>
          ) : (
            <Spinner radius={20} />
          )}
        </div>
      )}
    </Dialog>
  );
}
