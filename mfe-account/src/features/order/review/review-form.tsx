import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import { FormRejected } from 'shared-kernel/api/errors';
import { FormRefusal } from 'shared-kernel/commerce/form-refusal';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import type { OwnReview } from 'shared-kernel/contract/reviews';
import { useForm } from 'shared-kernel/forms/use-form';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { TextArea } from 'shared-kernel/ui/field';
import { dialogButtons, dialogForm } from '../dialog.styles';
import { ORDER_KEY } from '../find-order';
import { convertPhoto } from '../photos/convert-photo';
import { PhotoPicker } from '../photos/photo-picker';
import { Sending } from '../photos/sending';
import { usePhotos } from '../photos/use-photos';
import { dropReviewDraft, keepReviewDraft, readReviewDraft } from './review-draft';
import { saveReview } from './save-review';
import { StarChoice } from './star-choice';

/** Maximum length of a review, as the call takes it. */
const LONGEST = 5000;

interface ReviewFormProps {
  orderId: number;
  productId: number;
  /** the signed-in user, null for a guest */
  userId: number | null;
  /** the review to edit; null for a new one */
  written: OwnReview | null;
  onClose: () => void;
}

/**
 * Stars, text and photos of a review (S192 to S195, D42). Typed input survives a reload; a failed send keeps everything, and one of which
 * single photos were refused keeps the form open on them.
 */
export function ReviewForm({ orderId, productId, userId, written, onClose }: ReviewFormProps) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [of] = useState(() => ({ userId, orderId, productId }));
  const [initial] = useState(() => {
    const { rating, review } = readReviewDraft(of) ?? {
      rating: String(written?.rating ?? ''),
      review: written?.review ?? '',
    };
    return { rating, review };
  });
  const unsupported = t('review.unsupported', { max: REVIEW_IMAGES.bytes / 1024 });
  const photos = usePhotos(
    written?.review_images ?? [],
    {
      unsupported,
      tooMany: t('review.tooMany', { most: REVIEW_IMAGES.most }),
      failed: (error) => errorText(error, t),
    },
    (photo) => convertPhoto(api, orderId, photo),
  );
  const [share, setShare] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const {
    form: wiring,
    values,
    set,
    field,
    errors,
    refused,
    signedOut,
    sending,
  } = useForm({
    initial,
    validate: ({ rating }) => (rating ? {} : { rating: t('review.ratingRequired') }),
    async send(typed) {
      setShare(0);
      const signal = leaving.current?.signal ?? AbortSignal.abort();
      const { kept: _, deleted, chosen } = photos;
      const input = { ...of, ...typed, deleted, photos: chosen.map(({ file }) => file) };
      const { data, message } = await saveReview(api, input, { onProgress: setShare, signal });
      dropReviewDraft();
      await queryClient.invalidateQueries({ queryKey: ORDER_KEY });
      if (data.refused_images.length > 0) {
        photos.settle(data.review_images, data.refused_images);
        throw new FormRejected([message]);
      }
      emit('toast:requested', { text: message || t('review.saved') });
      onClose();
    },
  });
  useEffect(() => {
    if (values !== initial) keepReviewDraft({ ...of, ...values });
  }, [values, initial, of]);

  return (
    <form {...wiring} css={dialogForm} aria-busy={sending}>
      <FormRefusal refused={refused} signedOut={signedOut} />
      <StarChoice value={values.rating} choose={(rating) => set({ rating })} error={errors.rating} />
      <TextArea
        {...field('review')}
        label={t('review.text')}
        hint={t('review.left', { count: LONGEST - values.review.length })}
        placeholder={t('review.textHint')}
        maxLength={LONGEST}
        rows={5}
        // while empty it has the placeholder's direction, which is the page's
        dir={values.review ? 'auto' : undefined}
      />
      <PhotoPicker photos={photos} hint={t('review.photosHint')} unsupported={unsupported} busy={sending} />
      {sending && photos.chosen.length > 0 && <Sending share={share} />}
      <div css={dialogButtons}>
        <Button onClick={onClose}>{t('review.later')}</Button>
        <Button type="submit" look="primary" busy={sending || photos.preparing}>
          {t(written ? 'review.save' : 'review.send')}
        </Button>
      </div>
    </form>
  );
}
