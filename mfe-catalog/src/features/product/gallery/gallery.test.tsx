import { fireEvent, screen, within } from '@testing-library/react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { renderPart } from 'shared-kernel/testing/render-part';
import arabic from '../../../../locales/ar.json';
import english from '../../../../locales/en.json';
import { Gallery } from './gallery';

const product: Pick<ProductDetail, 'title' | 'image' | 'images' | 'attribute' | 'video' | 'video_thumb'> = {
  title: 'Brass lamp',
  image: 'one.webp',
  images: ['one', 'two', 'three'].map((name, id) => ({ id, product_id: 1, image: `${name}.webp` })),
  attribute: [],
  video: null,
  video_thumb: null,
};
beforeAll(() => {
  addTexts('en', 'catalog', english);
  addTexts('ar', 'catalog', arabic);
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.setPointerCapture ??= () => {};
});
const open = async (over: Partial<typeof product> = {}) => {
  const app = await renderPart(<Gallery product={{ ...product, ...over }} chosen={null} />);
  return { ...app, thumb: (n: number) => screen.getByRole('button', { name: `Picture ${n} of 3` }) };
};
const viewer = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Show full screen' }));
  return screen.findByRole('dialog', { name: 'Pictures of Brass lamp' });
};

test('S110 thumbnails mark and select the image; arrow keys move along the row and stop at its ends', async () => {
  const { user, thumb } = await open();
  const row = screen.getAllByRole('list')[0] as HTMLElement;
  expect(thumb(1)).toHaveAttribute('aria-current', 'true');
  await user.click(thumb(3));
  expect(thumb(3)).toHaveAttribute('aria-current', 'true');
  row.focus();
  await user.keyboard('{ArrowRight}');
  expect(thumb(3)).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(thumb(1)).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(thumb(2)).toHaveAttribute('aria-current', 'true');
});

test('S110 an arrow button that disappears at an end moves its focus to the row', async () => {
  const { user } = await open();
  const row = screen.getAllByRole('list')[0];
  const next = () => screen.getByRole('button', { name: 'Next picture' });
  await user.click(next());
  expect(next()).toHaveFocus();
  await user.click(next());
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  expect(row).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await user.click(next());
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(row).toHaveFocus();
});

test('S110 a hidden video cannot be reached by keyboard', async () => {
  const { user } = await open({ video: 'film.mp4' });
  const film = screen.getByLabelText<HTMLVideoElement>('Video of Brass lamp');
  expect(film.inert).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show the video' }));
  expect(film.inert).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Picture 1 of 3' }));
  expect(film.inert).toBe(true);
});

test('S110 the viewer has arrows and a count, closes on Escape and restores focus and position', async () => {
  const { user, thumb } = await open();
  const layer = await viewer(user);
  expect(within(layer).getByRole('status')).toHaveTextContent('Picture 1 of 3');
  await user.keyboard('{ArrowRight}');
  expect(within(layer).getByRole('status')).toHaveTextContent('Picture 2 of 3');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(layer).getByRole('status')).toHaveTextContent('Picture 3 of 3');
  await user.keyboard('{Home}');
  expect(within(layer).getByRole('img')).toHaveAttribute('alt', 'Brass lamp');
  await user.keyboard('{End}');
  // the event that browsers fire for Escape
  fireEvent(layer, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show full screen' })).toHaveFocus();
  expect(thumb(3)).toHaveAttribute('aria-current', 'true');
});

test('S110 plus and minus zoom, and another image starts unzoomed', async () => {
  const { user } = await open();
  const layer = await viewer(user);
  const smaller = within(layer).getByRole('button', { name: 'Zoom out' });
  expect(smaller).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('+');
  expect(smaller).toHaveAttribute('aria-disabled', 'false');
  await user.click(within(layer).getByRole('button', { name: 'Next picture' }));
  expect(smaller).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(layer).getByRole('button', { name: 'Zoom in' }));
  await user.keyboard('---');
  expect(smaller).toHaveAttribute('aria-disabled', 'true');
});

test('S110 S014 in Arabic the next image comes from the left', async () => {
  const { user } = await renderPart(<Gallery product={product} chosen={null} />, { language: 'ar' });
  await user.click(screen.getByRole('button', { name: 'عرض بملء الشاشة' }));
  const layer = await screen.findByRole('dialog');
  fireEvent.keyDown(layer, { key: 'ArrowLeft' });
  expect(within(layer).getByRole('status')).toHaveTextContent('الصورة 2 من 3');
});

test('S110 the video comes last, in the browser’s player, and loads only on demand', async () => {
  const { user } = await open({ video: 'lamp.mp4', video_thumb: 'film.webp' });
  const film = document.querySelector('video');
  expect(film).toHaveAttribute('preload', 'none');
  expect(film).toHaveAttribute('src', '/media/lamp.mp4');
  expect(film).toHaveAttribute('poster', '/media/film.webp');
  expect(film).toHaveAttribute('controls');
  await user.click(screen.getByRole('button', { name: 'Show the video' }));
  expect(screen.getByRole('button', { name: 'Show the video' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: 'Show full screen' })).not.toBeInTheDocument();
});

test('S110 a missing image is replaced by the placeholder, also in thumbnail and viewer', async () => {
  const { user } = await open();
  fireEvent.error(screen.getByRole('img', { name: 'Brass lamp' }));
  expect(screen.getByRole('img', { name: 'Brass lamp' })).toHaveAttribute('src', '/media/default.webp');
  const layer = await viewer(user);
  fireEvent.error(within(layer).getByRole('img'));
  expect(within(layer).getByRole('img')).toHaveAttribute('src', '/media/default.webp');
});

test('S110 a single image has no thumbnails and no arrows', async () => {
  await open({ images: [] });
  expect(screen.queryByRole('button', { name: /Picture/ })).not.toBeInTheDocument();
});

test('S110 each image has a label: the product, its use, a part, its measurements or a colour', async () => {
  const images = [
    { image: 'one.webp' },
    { image: 'two.webp', shot: 'in_use' as const },
    { image: 'three.webp', shot: 'detail' as const },
    { image: 'four.webp', shot: 'measures' as const },
    { image: 'five.webp', shot: 'together' as const },
    { image: 'six.webp', attribute_value_id: 7 },
    { image: 'seven.webp' },
  ].map((picture, id) => ({ id, product_id: 1, ...picture }));
  const red = { id: 7, title: 'Red', attribute_id: 1, attribute_value_id: 7 };
  const { user } = await open({ images, attribute: [{ id: 1, title: 'Colour', values: [red] }] });
  const seen = screen.getAllByRole('img').map((img) => img.getAttribute('alt'));
  expect(seen).toEqual([
    'Brass lamp',
    'Brass lamp, in use',
    'Brass lamp, a detail',
    'Brass lamp, with its measurements',
    'Brass lamp, several together',
    'Brass lamp, Red',
    'Picture 7 of 7',
  ]);
  const layer = await viewer(user);
  await user.keyboard('{ArrowRight}');
  expect(within(layer).getByRole('img')).toHaveAttribute('alt', 'Brass lamp, in use');
});
