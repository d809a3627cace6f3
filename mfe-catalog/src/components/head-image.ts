import type { Head } from 'shared-kernel/remote/definition';

/** px; pictures of products and stores are squares of this size */
const SQUARE = 800;

/** A square picture for link previews. */
export function squareImage(file: string, alt: string): Pick<Head, 'image' | 'imageAlt' | 'imageSize'> {
  return { image: file, imageAlt: alt, imageSize: [SQUARE, SQUARE] };
}
