import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { OwnReview, SavedReview } from 'shared-kernel/contract/reviews';
import { STORAGE } from 'shared-kernel/contract/storage';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { on } from 'shared-kernel/platform/bus';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { setProfile } from 'shared-kernel/session/profile';
import { anOrder, anOrderedProduct } from 'shared-kernel/testing/an-order';
import { answer, down, reject } from 'shared-kernel/testing/handlers';
import { renderPart } from 'shared-kernel/testing/render-part';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';
import { ReviewDialog } from './review-dialog';

const S193 = 'Supported images: jpg, png (Max size: 1000kb)';
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC = [0, 0, 0, 24, ...[...'ftypheic'].map((letter) => letter.charCodeAt(0))];

/** A file with this beginning and this size in bytes. */
function aFile(name: string, beginning = JPEG, size = 2000): File {
  const bytes = new Uint8Array(size);
  bytes.set(beginning);
  return new File([bytes], name, { type: 'image/jpeg' });
}
const written: OwnReview = {
  id: 5,
  order_id: 81,
  product_id: 1,
  rating: 2,
  review: 'Too dim.',
  created_at: '2026-03-01T12:00:00.000Z',
  created: 'Mar 1, 2026',
  user: { name: 'Amina K.' },
  review_images: [1, 2, 3].map((id) => ({ id, image: `upload-${id}.jpg` })),
};
const saved = (over: Partial<SavedReview> = {}): SavedReview => ({ ...written, refused_images: [], ...over });

/** The content of a sent form. */
function sent(form: FormData) {
  const files = form.getAll('images[]') as File[];
  const fields = Object.fromEntries([...form].filter(([name]) => name !== 'images[]'));
  return { ...fields, files: files.map(({ name }) => name) };
}

async function open({ review = null as { id: number; rating: number } | null, as = customer() } = {}) {
  addTexts('en', 'account', await loadTexts(definition.locales, 'en'));
  act(() => setProfile(as));
  const onClose = jest.fn();
  const item = anOrderedProduct({ review });
  const part = await renderPart(
    <ReviewDialog order={anOrder({ ordered_products: [item] })} item={item} onClose={onClose} />,
  );
  await screen.findByRole('group', { name: 'Your rating' });
  return { ...part, onClose };
}
const stars = (name: RegExp) => screen.getByRole('radio', { name });
const send = () => screen.getByRole('button', { name: /Send review|Save changes/ });
const pick = () => screen.getByLabelText<HTMLInputElement>('Add photos');
const drop = (files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Photos' }), { dataTransfer: { types: ['Files'], files } });
const photos = () => screen.queryAllByRole('img', { name: /^Photo/ });
const toasts = () => {
  const seen: (string | undefined)[] = [];
  on('toast:requested', ({ text }) => void seen.push(text));
  return seen;
};
beforeEach(() => sessionStorage.clear());

test('S192 S195 sends stars, text and photos together, then thanks and closes the form', async () => {
  const seen: unknown[] = [];
  const shownToasts = toasts();
  server.use(
    answer(
      CALLS.saveReview,
      ({ body }) => {
        seen.push(sent(body as FormData));
        return saved();
      },
      'Thank you! Your review has been saved.',
    ),
  );
  const { user, onClose } = await open();
  expect(screen.getByRole('dialog', { name: 'Write a review' })).toBeInTheDocument();
  await user.click(stars(/^4 stars: Very good/));
  await user.type(screen.getByLabelText('Your review'), 'Warm light.');
  expect(screen.getByText('4989 characters left')).toBeInTheDocument();
  await user.upload(pick(), [aFile('one.jpg'), aFile('two.png', PNG)]);
  expect(await screen.findAllByRole('img', { name: /^Photo/ })).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5 photos');
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(seen).toEqual([
    expect.objectContaining({
      order_id: '81',
      product_id: '1',
      rating: '4',
      review: 'Warm light.',
      files: ['one.jpg', 'two.png'],
    }),
  ]);
  expect(shownToasts).toEqual(['Thank you! Your review has been saved.']);
  expect(sessionStorage.getItem(STORAGE.reviewDraft)).toBeNull();
});

test('S195 without stars nothing is sent and the stars take the focus', async () => {
  const { user } = await open();
  await user.click(send());
  expect(await screen.findByText('Please give a rating from 1 to 5 stars.')).toBeInTheDocument();
  expect(stars(/^1 star: Poor/)).toHaveFocus();
  await user.keyboard('[ArrowRight]');
  expect(screen.queryByText('Please give a rating from 1 to 5 stars.')).not.toBeInTheDocument();
});

test.each<[string, () => File]>([
  ['a GIF named JPEG', () => aFile('cat.jpg', [0x47, 0x49, 0x46, 0x38])],
  ['nothing', () => new File([], 'empty.jpg', { type: 'image/jpeg' })],
  ['one byte too many', () => aFile('large.jpg', JPEG, 1_024_001)],
])('S193 %s is reported by name before anything is sent', async (_, make) => {
  const { user } = await open();
  const file = make();
  await user.upload(pick(), [file, aFile('exact.jpg', JPEG, 1_024_000)]);
  expect(await screen.findByText(file.name)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(`${file.name}: ${S193}`);
  expect(photos()).toHaveLength(1);
});

test('S193 reports a file that starts like a photo but cannot be decoded', async () => {
  const { user } = await open();
  await user.upload(pick(), aFile('broken.jpg'));
  fireEvent.error(await screen.findByRole('img', { name: 'Photo 1' }));
  expect(screen.getByRole('alert')).toHaveTextContent(`broken.jpg: ${S193}`);
  expect(photos()).toHaveLength(0);
});

test('S193 the server converts HEIC that the browser cannot show; a failure shows its reason', async () => {
  const orders: unknown[] = [];
  server.use(
    answer(CALLS.convertPhoto, ({ body }) => {
      const form = body as FormData;
      orders.push([form.get('order_id'), (form.get('image') as File).name]);
      return { jpeg: orders.length === 1 ? btoa(String.fromCharCode(...JPEG)) : null };
    }),
  );
  const { user } = await open();
  await user.upload(pick(), aFile('IMG_1.HEIC', HEIC, 3_000_000));
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  await user.upload(pick(), aFile('IMG_2.HEIC', HEIC));
  expect(await screen.findByText('IMG_2.HEIC')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(`IMG_2.HEIC: ${S193}`);
  expect(photos()).toHaveLength(1);
  expect(orders).toEqual([
    ['81', 'IMG_1.HEIC'],
    ['81', 'IMG_2.HEIC'],
  ]);
});

test('S193 reports every rejected file, including late failures', async () => {
  const { user } = await open();
  const files = [aFile('cat.jpg', [0x47, 0x49, 0x46, 0x38]), aFile('one.jpg'), aFile('two.jpg')];
  await user.upload(pick(), files);
  for (const name of ['Photo 2', 'Photo 1']) fireEvent.error(await screen.findByRole('img', { name }));
  for (const { name } of files) expect(screen.getByRole('alert')).toHaveTextContent(`${name}: ${S193}`);
});

test('D42 the fifth photo removes the file field and moves its focus to the photo', async () => {
  const { user } = await open();
  pick().focus();
  await user.upload(
    pick(),
    [1, 2, 3, 4, 5].map((n) => aFile(`${n}.jpg`)),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove photo 5' })).toHaveFocus());
});

test('D42 accepts at most five photos, picked or dropped; removing one makes room', async () => {
  const { user } = await open();
  // with HEIC in the list, iPhones would hand out originals that most browsers cannot show
  expect(pick()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await user.upload(
    pick(),
    [1, 2, 3].map((n) => aFile(`${n}.jpg`)),
  );
  drop([4, 5, 6].map((n) => aFile(`${n}.jpg`)));
  expect(await screen.findByText('6.jpg')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('You can add up to 5 photos.');
  expect(photos()).toHaveLength(5);
  expect(screen.queryByLabelText('Add photos')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  expect(photos()).toHaveLength(4);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove photo 2' })).toHaveFocus());
  expect(pick()).toBeInTheDocument();
});

test('S192 issue 14 files dropped while others are checked are checked next, and the form is sent only with them', async () => {
  let convert = () => {};
  const converted = new Promise<void>((resolve) => {
    convert = resolve;
  });
  const forms: unknown[] = [];
  server.use(
    answer(CALLS.convertPhoto, async () => {
      await converted;
      return { jpeg: btoa(String.fromCharCode(...JPEG)) };
    }),
    answer(CALLS.saveReview, ({ body }) => {
      forms.push(sent(body as FormData));
      return saved();
    }),
  );
  const { user, onClose } = await open();
  await user.click(stars(/^4 stars/));
  await user.upload(pick(), aFile('IMG_1.HEIC', HEIC));
  expect(screen.getByRole('status')).toHaveTextContent('Preparing your photos');
  drop([2, 3, 4, 5, 6].map((n) => aFile(`${n}.jpg`)));
  await user.click(send());
  convert();
  expect(await screen.findByText('6.jpg')).toBeInTheDocument();
  expect(photos()).toHaveLength(5);
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(forms).toEqual([expect.objectContaining({ files: ['IMG_1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'] })]);
});

test('releases the preview URLs of chosen files', async () => {
  const revoked = jest.spyOn(URL, 'revokeObjectURL');
  const { user, unmount } = await open();
  await user.upload(pick(), [aFile('a.jpg'), aFile('b.jpg')]);
  await screen.findByRole('img', { name: 'Photo 2' });
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(revoked).toHaveBeenCalledTimes(1);
  unmount();
  expect(revoked).toHaveBeenCalledTimes(2);
  revoked.mockRestore();
});

test('S192 D42 editing an existing review keeps or removes its photos', async () => {
  const seen: unknown[] = [];
  server.use(
    answer(CALLS.ownReview, ({ params, query }) => {
      expect([params.productId, query.get('order_id')]).toEqual(['1', '81']);
      return written;
    }),
    answer(CALLS.saveReview, ({ body }) => {
      seen.push(sent(body as FormData));
      return saved();
    }),
  );
  const { user, onClose } = await open({ review: { id: 5, rating: 2 } });
  expect(screen.getByRole('dialog', { name: 'Edit your review' })).toBeInTheDocument();
  expect(stars(/^2 stars/)).toBeChecked();
  expect(screen.getByLabelText('Your review')).toHaveValue('Too dim.');
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  await user.click(stars(/^3 stars/));
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(seen).toEqual([expect.objectContaining({ rating: '3', deleted_images: '[{"id":2}]', files: [] })]);
});

test('S194 reports rejected photos, saves the rest and keeps the form open with the saved state', async () => {
  const message = 'There is an error while uploading some of the images.';
  const review_images = [{ id: 9, image: 'upload-9.jpg' }];
  server.use(
    answer(CALLS.saveReview, () => saved({ review_images, refused_images: [{ file: 1, message: S193 }] }), message),
  );
  const { user, onClose } = await open();
  await user.click(stars(/^5 stars/));
  await user.upload(pick(), [aFile('good.jpg'), aFile('bad.jpg')]);
  await screen.findByRole('img', { name: 'Photo 2' });
  await user.click(send());
  expect(await screen.findByText(message)).toHaveFocus();
  expect(screen.getByText('bad.jpg').parentElement).toHaveTextContent(`bad.jpg: ${S193}`);
  expect(photos()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});

test.each<[string, () => void, string]>([
  ['there is no response', () => server.use(down(CALLS.saveReview)), 'API is down.'],
  ['it is rejected', () => server.use(reject(CALLS.saveReview, ['Not yet.'])), 'Not yet.'],
])('S214 when %s the whole form stays, including photos', async (_, arrange, message) => {
  arrange();
  const { user } = await open();
  await user.click(stars(/^5 stars/));
  await user.type(screen.getByLabelText('Your review'), 'Bright.');
  await user.upload(pick(), aFile('good.jpg'));
  await screen.findByRole('img', { name: 'Photo 1' });
  await user.click(send());
  expect(await screen.findByText(message)).toHaveFocus();
  expect(stars(/^5 stars/)).toBeChecked();
  expect(screen.getByLabelText('Your review')).toHaveValue('Bright.');
  expect(photos()).toHaveLength(1);
});

test('S192 shows upload progress and locks the photos meanwhile', async () => {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.use(answer(CALLS.saveReview, () => waiting.then(() => saved())));
  const { user, onClose } = await open();
  await user.click(stars(/^5 stars/));
  await user.upload(pick(), aFile('good.jpg'));
  await screen.findByRole('img', { name: 'Photo 1' });
  await user.click(send());
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove photo 1' })).toBeDisabled();
  expect(pick()).toBeDisabled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a review draft survives a reload for the same user and item only', async () => {
  const first = await open();
  await first.user.click(stars(/^3 stars/));
  await first.user.type(screen.getByLabelText('Your review'), 'Half a tho');
  first.unmount();
  const again = await open();
  expect(stars(/^3 stars/)).toBeChecked();
  expect(screen.getByLabelText('Your review')).toHaveValue('Half a tho');
  again.unmount();
  await open({ as: customer({ id: 8 }) });
  expect(screen.getByLabelText('Your review')).toHaveValue('');
});

test('loading a review can be retried after a failure', async () => {
  server.use(down(CALLS.ownReview));
  addTexts('en', 'account', await loadTexts(definition.locales, 'en'));
  act(() => setProfile(customer()));
  const item = anOrderedProduct({ review: { id: 5, rating: 2 } });
  const { user } = await renderPart(<ReviewDialog order={anOrder()} item={item} onClose={() => {}} />);
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('We couldn’t load your review.');
  server.use(answer(CALLS.ownReview, written));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Your review')).toHaveValue('Too dim.');
});
