import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { imageSources } from './image-sources';
import { Picture } from './picture';

const site = { img_src_url: 'https://cdn.example/', thumb_prefix: 'thumb-', default_image: 'none.webp' };

test.each([
  ['lamp.webp', 'https://cdn.example/lamp.webp', 'https://cdn.example/thumb-lamp.webp 400w'],
  ['', 'https://cdn.example/none.webp', 'https://cdn.example/thumb-none.webp 400w'],
  [null, 'https://cdn.example/none.webp', 'https://cdn.example/thumb-none.webp 400w'],
  ['../a b".webp', 'https://cdn.example/..%2Fa%20b%22.webp', 'https://cdn.example/thumb-..%2Fa%20b%22.webp 400w'],
])('S094 the URL of %j is base plus prefix plus name', (name, src, thumb) => {
  expect(imageSources(site, name)).toEqual({ src, srcSet: `${thumb}, ${src} 800w` });
});

test('S094 an image reserves its box and loads lazily below the fold, eagerly above it', async () => {
  const { rerender } = await renderPart(<Picture image="a.webp" alt="A lamp" sizes="50vw" />);
  const image = () => screen.getByRole('img', { name: 'A lamp' });
  expect(image()).toHaveAttribute('srcset', '/media/thumb-a.webp 400w, /media/a.webp 800w');
  expect(image()).toHaveAttribute('sizes', '50vw');
  expect(image()).toHaveAttribute('width', '800');
  expect(image()).toHaveAttribute('height', '800');
  expect(image()).toHaveAttribute('loading', 'lazy');
  rerender(<Picture image="a.webp" alt="A lamp" sizes="50vw" eager />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('S094 a broken image shows the default image, then nothing; a new source is tried', async () => {
  const { rerender } = await renderPart(<Picture image="gone.webp" alt="A lamp" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A lamp' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/media/default.webp');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toMatch(/^data:image\/gif/);
  expect(image).not.toHaveAttribute('srcset');
  rerender(<Picture image="other.webp" alt="A lamp" sizes="50vw" />);
  expect(image).toHaveAttribute('src', '/media/other.webp');
});

test('S094 without an image and a default image it renders no broken image', async () => {
  await renderPart(<Picture image={null} alt="A lamp" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A lamp' });
  expect(image).toHaveAttribute('src', '/media/default.webp');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toMatch(/^data:image\/gif/);
});
