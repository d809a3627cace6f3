import { useEffect, useRef, useState } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import { FormRefusal } from 'shared-kernel/commerce/form-refusal';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { LONGEST_MESSAGE, type ReturnReason } from 'shared-kernel/contract/return-reasons';
import type { ReturnedLines } from 'shared-kernel/contract/returns';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import { useForm } from 'shared-kernel/forms/use-form';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { StoreParcel } from 'shared-kernel/rules/order-parcels';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { TextArea } from 'shared-kernel/ui/field';
import { muted } from 'shared-kernel/ui/page.styles';
import { methodKey } from '../../../components/order-words';
import { dialogButtons, dialogForm } from '../dialog.styles';
import { convertPhoto } from '../photos/convert-photo';
import { PhotoPicker } from '../photos/photo-picker';
import { Sending } from '../photos/sending';
import { usePhotos } from '../photos/use-photos';
import type { OrderDialogProps } from '../use-order-dialog';
import { askReturn } from './ask-return';
import { ReturnLines } from './return-lines';
import { returnablePieces } from './returnable';

/** The choice for a line. */
export interface ChosenLine {
  quantity: number;
  /** empty until one is chosen */
  reason: ReturnReason | '';
}
export type Chosen = ReadonlyMap<number, ChosenLine>;

interface ReturnDialogProps extends OrderDialogProps {
  order: OrderDetail;
  parcel: StoreParcel;
}

/** The form of a return: which items of a parcel, how many and why, with a message and photos (issue 14). */
export function ReturnDialog({ order, parcel, open, onClose, onSettled }: ReturnDialogProps) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const items = parcel.items.filter((item) => returnablePieces(item) > 0);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const unsupported = t('review.unsupported', { max: REVIEW_IMAGES.bytes / 1024 });
  const photos = usePhotos(
    [],
    {
      unsupported,
      tooMany: t('review.tooMany', { most: REVIEW_IMAGES.most }),
      failed: (error) => errorText(error, t),
    },
    (photo) => convertPhoto(api, order.id, photo),
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
    field,
    set,
    errors,
    refused,
    signedOut,
    sending,
  } = useForm({
    initial: { lines: '', reasons: '', message: '' },
    validate: () => {
      if (chosen.size === 0) return { lines: t('return.nothing') };
      return [...chosen.values()].some(({ reason }) => reason === '') ? { reasons: t('return.reasonRequired') } : {};
    },
    async send({ message }) {
      setShare(0);
      const signal = leaving.current?.signal ?? AbortSignal.abort();
      const lines = JSON.stringify([...chosen].map(([id, one]) => ({ id, ...one })) as ReturnedLines);
      const input = { orderId: order.id, lines, message, photos: photos.chosen.map(({ file }) => file) };
      const { message: text } = await askReturn(api, input, { onProgress: setShare, signal });
      emit('toast:requested', { text });
      onSettled();
    },
  });
  const choose = (next: Chosen) => {
    setChosen(next);
    // removes their error messages
    set({ lines: '', reasons: '' });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('return.title', { store: parcel.store.name })}>
      <form {...wiring} css={dialogForm} aria-busy={sending}>
        <FormRefusal refused={refused} signedOut={signedOut} />
        <ReturnLines
          items={items}
          chosen={chosen}
          choose={choose}
          error={errors.lines}
          missingReason={errors.reasons}
          busy={sending}
        />
        <TextArea
          {...field('message')}
          label={t('return.message')}
          hint={t('return.messageHint')}
          rows={3}
          maxLength={LONGEST_MESSAGE}
          dir="auto"
        />
        <PhotoPicker photos={photos} hint={t('return.photosHint')} unsupported={unsupported} busy={sending} />
        {sending && photos.chosen.length > 0 && <Sending share={share} />}
        <p css={muted}>
          {t('return.next')}{' '}
          {order.payment ? t('return.money', { method: t(methodKey(order.order_method)) }) : t('return.moneyByStore')}
        </p>
        <div css={dialogButtons}>
          <Button onClick={onClose}>{t('return.later')}</Button>
          <Button type="submit" look="primary" busy={sending || photos.preparing}>
            {t('return.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
