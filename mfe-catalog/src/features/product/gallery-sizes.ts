/** The `sizes` of the product's picture, for choosing its file and for preloading it. */
export const GALLERY_SIZES = '(min-width: 768px) 48vw, 100vw';
