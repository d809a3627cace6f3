/** The `sizes` of the large slide, for choosing its file and for preloading it. */
export const MAIN_SLIDE_SIZES = '(min-width: 768px) 66vw, 100vw';
