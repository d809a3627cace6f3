/** Width of the product's picture on the page, for the choice of its file and for preloading it. */
export const GALLERY_SIZES = '(min-width: 768px) 48vw, 100vw';
